import type { ElicitationMessages } from './messages.ts';

/** Brazilian Portuguese. */
export const ptBR = {
  accept: 'Aceitar',
  decline: 'Recusar',
  cancel: 'Cancelar',
  tooEarly: 'Cedo demais. Leia primeiro a solicitação.',
  sending: 'Enviando…',
  sendingLong: 'Ainda enviando. Verifique sua conexão.',
  sendAnyway: 'Enviar mesmo assim',
  sendFailed: 'Sua resposta não foi enviada.',
  close: 'Fechar',
  dismiss: 'Entendi',

  asks: '{server} solicita informações',
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
  other: 'Outra resposta…',

  restored: 'O que você havia preenchido antes foi restaurado.',
  startAfresh: 'Começar de novo',
  discardQuestion: 'Descartar o que você inseriu?',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',

  masked: 'Enviado e não guardado aqui',
  accepted: 'Você aceitou.',
  declined: 'Você recusou.',
  cancelled: 'Você cancelou.',
  withdrawn: 'A solicitação foi retirada.',
  answeredElsewhere: 'Isso foi respondido em outra janela.',
  typed: 'O que você digitou:',
  loadFailed: 'Não foi possível mostrar esta solicitação.',
  tryAgain: 'Tentar novamente',
  inFull: 'Texto completo:',
  sendWhole: 'Enviar tudo',
  moreCharacters: {
    one: 'Há mais {count} caractere que não é mostrado.',
    other: 'Há mais {count} caracteres que não são mostrados.',
  },

  sensitive:
    'Este formulário pede uma informação secreta, e nenhum servidor tem permissão para isso. Em caso de dúvida, recuse.',
  sensitiveField:
    'Isto parece uma senha, um código, os dados de um cartão ou outro segredo. Quem o tiver pode agir em seu nome.',
  sensitiveRefused: 'Esta solicitação foi bloqueada porque pede uma informação secreta.',
  reveal: 'Mostrar',

  nextRequest: 'Próxima solicitação',
  pending: '{position} de {count}',
  round: 'Etapa {round} de no máximo {maxRounds}',
  timeLeft: 'Tempo restante: {time}',
  timeUp: 'Tempo esgotado',
  timeShort: 'Resta menos de um minuto para responder.',
  silence: 'Silenciar {server}',
  silenced: 'As solicitações de {server} estão silenciadas e são recusadas automaticamente.',
  unsilence: 'Deixar de silenciar',

  summary: {
    one: '{count} resposta precisa de atenção',
    other: '{count} respostas precisam de atenção',
  },

  hintLengthBetween: 'De {minLength} a {maxLength} caracteres',
  hintLengthExactly: 'Exatamente {minLength} caracteres',
  hintMinLength: {
    one: 'No mínimo {minLength} caractere',
    other: 'No mínimo {minLength} caracteres',
  },
  hintMaxLength: {
    one: 'No máximo {maxLength} caractere',
    other: 'No máximo {maxLength} caracteres',
  },
  hintBetween: 'De {minimum} a {maximum}',
  hintMinimum: 'No mínimo {minimum}',
  hintMaximum: 'No máximo {maximum}',
  hintExclusiveMinimum: 'Mais de {exclusiveMinimum}',
  hintExclusiveMaximum: 'Menos de {exclusiveMaximum}',
  hintMinItems: 'No mínimo {minItems}',
  hintMaxItems: 'No máximo {maxItems}',
  hintAnswers: 'Informe uma destas respostas: {answers}',
  answerInteger: 'um número inteiro',
  answerNumber: 'um número',
  timeZone: 'Fuso horário: {timeZone}',
  keptDateTime: 'Se não for alterado, será enviado como {dateTime}.',
  whichTime: 'Com o ajuste dos relógios, este horário ocorre duas vezes. Qual dos dois?',

  searchOptions: 'Pesquisar opções',
  optionCount: { one: '{count} opção', other: '{count} opções' },
  firstMatches: 'Mostrando os primeiros {shown} de {count} itens.',
  chosenCount: { one: '{count} selecionada', other: '{count} selecionadas' },
  showMore: 'Mostrar mais',

  errorRequired: 'É preciso responder.',
  errorNotANumber:
    'Informe um número em algarismos, por exemplo {example}. Não use separador de milhar.',
  errorInexact:
    'Este número não pode ser enviado sem perda de precisão. O mais próximo possível é {nearest}.',
  errorOverflow: 'Este número é longo ou grande demais para ser enviado.',
  errorGap: 'Com o ajuste dos relógios, este horário não existe nesse dia. Informe outro.',
  errorIncomplete: 'Complete este campo ou limpe-o.',
  errorPattern: 'A resposta não corresponde ao formato solicitado.',
  errorBlanks: 'Remova o espaço antes ou depois da resposta.',
  errorDate: 'Informe uma data que exista, como 2026-01-31.',
  errorUniqueItems: 'Informe cada item apenas uma vez.',
  errorFormat: 'Escreva assim: {example}',
  errorLimit: 'Permitido: {limit}',
  addRow: 'Adicionar',
  removeRow: 'Remover o item {position}',
  rowName: 'Item {position}',
  errorRow: 'Item {position}: {problem}',
  errorOption: 'Selecione uma das opções.',
  errorUnsatisfiable: 'Não há resposta válida para este campo.',
  errorType: 'Este valor não pode ser enviado.',

  noteUncheckedPattern: 'Não foi possível verificar o formato aqui; o servidor decidirá.',
  noteLeftOut: 'Nada será enviado para este campo; o servidor pode usar um valor próprio.',
  noteFilledIn: 'Isto foi preenchido automaticamente. Confira antes de enviar.',
  errorMultipleOf: 'Informe um múltiplo de {multipleOf}.',
  noteEarlyYear: 'O ano é anterior a 1000. É isso mesmo?',
  noteEmpty: 'Isto está vazio. É isso mesmo?',
  noteDecimalPoint:
    'Os três últimos dígitos são lidos como decimais: {value}. Para milhares, remova o ponto ou a vírgula.',

  once: 'Só desta vez',
  session: 'Durante esta sessão',
  always: 'Sempre: {server} não perguntará isso de novo',

  asksToOpen: '{server} solicita que você abra uma página',
  asksToFinish: '{server} aguarda você terminar na página que abriu',
  address: 'Endereço completo',
  addressAsSent: 'Tal como o servidor o enviou',
  asciiForm:
    'Este nome tem letras fora do intervalo de A a Z. Em letras simples, ele se escreve {ascii}.',
  analyzing: 'Verificando o endereço…',

  open: 'Abrir',
  openDomain: 'Abrir {domain}',
  openAnyway: 'Abrir mesmo assim',
  openAgain: 'Abrir novamente',
  copyLink: 'Copiar link',
  copied: 'O link foi copiado.',
  copyFailed: 'Não foi possível copiar o link. Selecione o endereço acima e copie-o manualmente.',
  iOpenedIt: 'Já abri a página',
  iHaveFinished: 'Já terminei',
  understandRisk: 'Entendo o risco e quero abrir este endereço',
  guard: 'Disponível em instantes',
  guardNeedsConsent: 'Primeiro, marque a caixa acima.',

  levelCaution: 'Confira este endereço',
  levelDanger: 'Este endereço pode ser uma imitação',
  levelBlock: 'Este endereço não pode ser aberto',
  titleNot: 'Isto não é {imitated}',
  titleInsecure: 'A conexão não é criptografada',
  adviceDecline: 'Recuse, a menos que você tenha certeza sobre este endereço.',
  adviceBlock: 'O endereço não foi aberto e nada foi enviado. Recuse ou cancele.',
  moreAboutAddress: 'Mais sobre este endereço',

  notOpened: 'A página não abriu. Tente novamente ou copie o link.',
  mayBeOpen: 'A página abriu?',
  opening: 'Abrindo a página…',
  waiting: 'A página está aberta em outra guia ou janela. Volte aqui quando terminar por lá.',
  completed: 'Tudo foi concluído na página. Você pode continuar aqui.',
  completedMeanwhile: 'O servidor informa que tudo foi concluído na página.',

  findingLength: 'O endereço é longo demais para ser mostrado por inteiro.',
  findingInvalidUrl: 'Os navegadores podem interpretar este endereço de formas diferentes.',
  findingNotUrl: 'Este não é um endereço web válido.',
  findingScheme:
    'Só é possível abrir páginas da web. Este endereço iniciaria outra coisa: {scheme}.',
  findingUserinfo:
    'Antes do host há um nome de usuário, um disfarce comum: o que vale é o host depois do último @, ou seja, {host}.',
  findingInsecure:
    'Outras pessoas na rede podem ler e alterar o que você informar na página, porque a conexão não é criptografada.',
  findingIpAddress:
    'O host é apenas um número, e não um nome. Abra o endereço somente se souber a quem ele pertence.',
  findingLocalNetwork:
    'Este endereço leva ao seu próprio computador ou a um dispositivo na sua própria rede.',
  findingPort: 'O endereço usa a porta {port}, que não é a habitual.',
  findingObfuscated:
    'O endereço está escrito como {written} para parecer outra coisa. Na verdade, ele leva ao host acima.',
  findingSlashes:
    'As barras deste endereço não estão escritas da forma usual. Ele leva ao host acima.',
  findingHidden: 'O endereço contém um caractere invisível: {character}.',
  findingPunycode: 'O endereço parece {unicode}, mas abre {ascii}.',
  findingMixedScript:
    '{label} mistura letras de alfabetos diferentes, um truque comum em endereços falsos.',
  findingRestricted: '{label} contém {character}, um caractere que nomes normalmente não contêm.',
  findingConfusable: '{label} é fácil de confundir com um nome escrito com outras letras.',
  findingLookalike: 'O endereço parece {lookalike}, mas não é.',
  lookalikeLetters: 'O endereço usa letras parecidas com as do nome verdadeiro.',
  lookalikeSpelled: 'O endereço é um código que corresponde a {unicode}.',
  findingSubdomains: {
    one: 'O endereço tem {count} parte antes de {domain}. Somente {domain} indica a quem ele pertence.',
    other:
      'O endereço tem {count} partes antes de {domain}. Somente {domain} indica a quem ele pertence.',
  },
  findingLongHost: 'Uma parte do host é mais longa que o normal.',
  findingEmbedded: 'O endereço contém {embedded}, mas pertence a {domain}.',
  findingShared:
    'Qualquer pessoa pode publicar páginas em {suffix}. Somente o nome completo do host indica a quem esta página pertence.',
  findingPublished:
    'Qualquer pessoa pode publicar páginas em {published}. O nome não indica quem criou esta página.',
  findingRedirect: 'O endereço pode redirecionar você para {host}.',
  findingShortener: '{shortener} encurta links. Não dá para ver aonde este leva.',
  findingRuns: 'O parâmetro “{name}” do endereço contém código que a página pode executar.',
  findingCredential:
    'O parâmetro “{name}” do endereço contém uma informação secreta, que outras pessoas podem ler.',
  findingDevice:
    'Nesta página, você permite que outro dispositivo ou aplicativo use a sua conta. Abra o endereço somente se foi você quem iniciou esse acesso.',
  findingNoSuffixList: 'Não foi possível verificar qual parte do host indica a quem ele pertence.',
} as const satisfies ElicitationMessages;
