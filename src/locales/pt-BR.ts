import type { ElicitationMessages } from './messages.ts';

/** Brazilian Portuguese. */
export const ptBR = {
  accept: 'Aceitar',
  decline: 'Recusar',
  cancel: 'Cancelar',
  acceptTooEarly: 'Cedo demais. Leia primeiro a solicitação.',
  close: 'Fechar',
  dismiss: 'Entendi',

  asks: '{server} solicita informações',
  asksSomething: '{server} solicita uma resposta.',
  review: 'Revisar',
  asksToConfirm: '{server} solicita sua confirmação',
  unnamedField: 'Campo sem nome',
  emptyOption: 'Vazio',
  required: 'Obrigatório',
  optional: 'Opcional',
  yes: 'Sim',
  no: 'Não',
  noAnswer: 'Sem resposta',
  choose: 'Selecione…',

  restored: 'O que você havia preenchido antes foi restaurado.',
  startAfresh: 'Começar de novo',
  discardQuestion: 'Descartar sua resposta?',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',

  masked: 'Enviado e não guardado aqui',
  noneChosen: 'Nenhuma opção',
  accepted: 'Você aceitou.',
  declined: 'Você recusou.',
  cancelled: 'Você cancelou.',
  withdrawn: 'A solicitação foi retirada.',
  refused: 'Não é possível mostrar esta solicitação.',
  loadFailed: 'Não foi possível carregar os componentes que mostram esta solicitação.',
  tryAgain: 'Tentar novamente',
  unsatisfiable: 'Não é possível responder a esta solicitação, pois nenhuma resposta seria válida.',
  unsatisfiableField: 'Não há resposta válida para este campo. Ele pode ficar sem resposta.',
  sendWhole: 'Enviar tudo',
  moreCharacters: {
    one: 'Há mais {count} caractere que não é mostrado.',
    other: 'Há mais {count} caracteres que não são mostrados.',
  },

  sensitive:
    'Aqui é solicitada uma informação secreta, que nenhum servidor tem permissão para solicitar em um formulário. Em caso de dúvida, recuse.',
  sensitiveCredential:
    'Parece tratar-se de uma senha ou de outra chave de acesso a uma conta. Quem a tiver poderá agir em seu nome.',
  sensitivePayment:
    'Parece tratar-se de dados de cartão ou de conta bancária. Quem os tiver poderá gastar o seu dinheiro.',
  sensitiveCode:
    'Parece tratar-se de um PIN ou de um código de uso único. Quem o tiver poderá entrar na sua conta ou pagar em seu nome.',
  sensitiveRefused: 'Esta solicitação foi bloqueada porque pede uma informação secreta.',
  reveal: 'Mostrar',

  nextRequest: 'Próxima solicitação',
  pending: '{position} de {count}',
  round: 'Etapa {round} de no máximo {maxRounds}',
  timeLeft: 'Tempo restante: {time}',
  timeShort: 'Resta menos de um minuto para responder.',
  silence: 'Recusar todas as solicitações de {server}',
  silenced: 'As solicitações de {server} estão silenciadas e são recusadas automaticamente.',
  unsilence: 'Voltar a mostrar solicitações',

  summary: {
    one: '{count} resposta precisa de atenção',
    other: '{count} respostas precisam de atenção',
  },

  hintLengthBetween: 'De {minLength} a {maxLength} caracteres',
  hintMinLength: {
    one: 'No mínimo {minLength} caractere',
    other: 'No mínimo {minLength} caracteres',
  },
  hintMaxLength: {
    one: 'No máximo {maxLength} caractere',
    other: 'No máximo {maxLength} caracteres',
  },
  lengthCount: '{actual} de {maxLength}',
  hintBetween: 'De {minimum} a {maximum}',
  hintMinimum: 'No mínimo {minimum}',
  hintMaximum: 'No máximo {maximum}',
  hintItemsBetween: 'Selecione de {minItems} a {maxItems} opções',
  hintItemsExactly: {
    one: 'Selecione exatamente {minItems} opção',
    other: 'Selecione exatamente {minItems} opções',
  },
  hintMinItems: {
    one: 'Selecione no mínimo {minItems} opção',
    other: 'Selecione no mínimo {minItems} opções',
  },
  hintMaxItems: {
    one: 'Selecione no máximo {maxItems} opção',
    other: 'Selecione no máximo {maxItems} opções',
  },
  timeZone: 'Fuso horário: {timeZone}',
  keptDateTime: 'Se não for alterado, será enviado como {dateTime}.',
  whichTime: 'Com o ajuste dos relógios, este horário ocorre duas vezes. Qual dos dois?',

  searchOptions: 'Pesquisar opções',
  optionCount: { one: '{count} opção', other: '{count} opções' },
  matchCount: { one: '{count} resultado', other: '{count} resultados' },
  firstMatches: 'Mostrando as primeiras {shown} opções.',
  chosenCount: { one: '{count} selecionada', other: '{count} selecionadas' },
  showMore: 'Mostrar mais',

  errorRequired: 'É preciso responder.',
  errorRequiredChoice: 'Selecione uma opção.',
  errorNotANumber: 'Informe um número em algarismos, como {example}.',
  errorInexact:
    'Este número não pode ser enviado sem perda de precisão. O mais próximo possível é {nearest}.',
  errorOverflow: 'Este número é grande demais para ser enviado.',
  errorTooLong: 'Este número tem algarismos demais.',
  errorGap: 'Com o ajuste dos relógios, este horário não existe nesse dia. Informe outro.',
  errorAmbiguous:
    'Com o ajuste dos relógios, este horário ocorre duas vezes. Selecione qual dos dois você quer.',
  errorIncomplete: 'Complete este campo ou limpe-o.',
  errorIllFormed: 'Este texto contém um caractere corrompido. Digite o texto novamente.',
  errorMinLength: {
    one: 'No mínimo {minLength} caractere; a resposta tem {actual}.',
    other: 'No mínimo {minLength} caracteres; a resposta tem {actual}.',
  },
  errorMaxLength: {
    one: 'No máximo {maxLength} caractere; a resposta tem {actual}.',
    other: 'No máximo {maxLength} caracteres; a resposta tem {actual}.',
  },
  errorPattern: 'A resposta não corresponde ao formato solicitado.',
  errorEmail: 'Informe um endereço de e-mail, como name@example.com.',
  errorEmailAscii: 'Este endereço só pode ser enviado na forma ASCII: {ascii}.',
  errorUri: 'Informe um endereço completo, como https://example.com.',
  errorDate: 'Informe uma data que exista, como 2026-01-31.',
  errorDateTime: 'Informe uma data e um horário, como 2026-01-31T09:30:00Z.',
  errorMinimum: 'Informe um número maior ou igual a {minimum}.',
  errorMaximum: 'Informe um número menor ou igual a {maximum}.',
  errorExclusiveMinimum: 'Informe um número maior que {exclusiveMinimum}.',
  errorExclusiveMaximum: 'Informe um número menor que {exclusiveMaximum}.',
  errorInteger: 'Informe um número inteiro.',
  errorUniqueItems: 'Informe cada item apenas uma vez.',
  errorFormat: 'Escreva assim: {example}',
  addRow: 'Adicionar',
  removeRow: 'Remover o item {position}',
  rowName: 'Item {position}',
  errorRow: 'Item {position}: {problem}',
  errorOption: 'Selecione uma das opções.',
  errorMinItems: {
    one: 'Selecione no mínimo {minItems} opção; você selecionou {actual}.',
    other: 'Selecione no mínimo {minItems} opções; você selecionou {actual}.',
  },
  errorMaxItems: {
    one: 'Selecione no máximo {maxItems} opção; você selecionou {actual}.',
    other: 'Selecione no máximo {maxItems} opções; você selecionou {actual}.',
  },
  errorUnsatisfiable: 'Não há resposta válida para este campo.',
  errorType: 'Este valor não pode ser enviado.',

  noteUncheckedPattern: 'Não foi possível verificar o formato aqui; o servidor decidirá.',
  noteLeftOut: 'Nada será enviado para este campo; o servidor pode usar um valor próprio.',
  notePortability: 'A resposta é válida, mas alguns servidores a recusam.',
  noteMultipleOf: 'O servidor solicita um múltiplo de {multipleOf}.',
  noteEarlyYear: 'O ano é anterior a 1000. É isso mesmo?',
  noteDecimalPoint: 'Lido como {value}: o ponto vale como vírgula decimal.',

  asksToOpen: '{server} solicita que você abra uma página',
  asksToFinish: '{server} aguarda a página que você abriu',
  address: 'Endereço completo',
  addressAsSent: 'Como foi enviado',
  asciiForm: 'Este nome tem letras fora do intervalo de A a Z. Sua forma ASCII é {ascii}.',
  analyzing: 'Verificando o endereço…',

  open: 'Abrir',
  openDomain: 'Abrir {domain}',
  openAnyway: 'Abrir mesmo assim',
  openAgain: 'Abrir novamente',
  copyLink: 'Copiar link',
  copied: 'O link foi copiado.',
  copyFailed: 'Não foi possível copiar o link. Selecione o endereço acima e copie-o manualmente.',
  iOpenedIt: 'Já abri a página',
  itOpened: 'Sim, abriu',
  iHaveFinished: 'Já terminei',
  understandRisk: 'Entendo o risco e quero abrir este endereço',
  guard: 'Disponível em instantes',
  guardTooEarly: 'Cedo demais. Confira primeiro o endereço.',
  guardNeedsConsent: 'Primeiro, marque a caixa acima.',

  levelCaution: 'Confira com atenção',
  levelDanger: 'Este endereço não é seguro',
  levelBlock: 'Este endereço não pode ser aberto',
  adviceCaution: 'Se você não esperava este endereço, recuse.',
  adviceDanger: 'Recuse, a menos que você tenha certeza sobre este endereço.',
  adviceBlock: 'O endereço não foi aberto e nada foi enviado. Recuse ou cancele.',

  notOpened: 'A página não abriu. Tente novamente ou copie o link.',
  mayBeOpen: 'A página abriu?',
  needsClick: 'O navegador pede mais um clique para abrir a página.',
  opening: 'Abrindo a página…',
  waiting: 'A página está aberta em outra guia ou janela. Continue por lá.',
  waitingToFinish:
    'A página está aberta em outra guia ou janela. Volte aqui quando terminar por lá.',
  nothingOpened: 'Nada abriu?',
  completed: 'Tudo foi concluído na página. Você pode continuar aqui.',
  completedMeanwhile: 'O servidor informa que tudo foi concluído na página.',

  findingLength: 'O endereço é longo demais para ser mostrado por inteiro.',
  findingInvalidUrl: 'Este não é um endereço que todos os navegadores interpretam da mesma forma.',
  findingScheme:
    'Só é possível abrir páginas da web. Este endereço iniciaria outra coisa: {scheme}.',
  findingUserinfo:
    'Antes do host há um nome de usuário, um disfarce comum: o que vale é o host depois do último @, ou seja, {host}.',
  findingInsecure:
    'A conexão não é criptografada. Durante a transmissão, outras pessoas podem ler e alterar o que você informar na página.',
  findingIpAddress:
    'O host é apenas um número, e não um nome. Abra o endereço somente se souber a quem ele pertence.',
  findingLocalNetwork: 'Este endereço leva a um dispositivo na sua própria rede.',
  findingLoopback: 'Este endereço leva a um programa no seu próprio computador.',
  findingPort: 'O endereço usa a porta {port}, que não é a habitual.',
  findingObfuscated:
    'O endereço foi escrito de modo a parecer outra coisa: {written}. Na verdade, ele leva ao host acima.',
  findingHidden: 'O endereço contém um caractere invisível: {character}.',
  findingPunycode:
    'As letras fazem com que o endereço pareça {unicode}. O que abre, na verdade, é {ascii}.',
  findingMixedScript: '{label} mistura letras de alfabetos diferentes, como fazem as imitações.',
  findingRestricted: '{label} contém {character}, um caractere que nomes normalmente não contêm.',
  findingConfusable: '{label} pode ser confundido com outro nome escrito com outras letras.',
  findingLookalike: 'O endereço parece {lookalike}, mas não é.',
  findingLookalikeServer:
    'O endereço parece {lookalike}, o domínio do próprio servidor, mas não é.',
  findingSubdomains: {
    one: 'O endereço tem {count} parte antes de {domain}. Somente {domain} indica a quem ele pertence.',
    other:
      'O endereço tem {count} partes antes de {domain}. Somente {domain} indica a quem ele pertence.',
  },
  findingLongHost: 'Uma parte do host é mais longa que o normal.',
  findingEmbedded: 'O endereço contém {embedded}, mas pertence a {domain}.',
  findingShared:
    'Qualquer pessoa pode publicar páginas em {suffix}. Somente o nome completo do host indica a quem esta página pertence.',
  findingRedirect: 'O endereço pode redirecionar você para {host}.',
  findingCredential: 'O endereço contém em {name} algo secreto, que outras pessoas podem ler.',
  findingNoSuffixList: 'Não foi possível verificar qual parte do host indica a quem ele pertence.',
} as const satisfies ElicitationMessages;
