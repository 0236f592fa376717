import type { ElicitationMessages } from './messages.ts';

/** Italian. */
export const it = {
  accept: 'Accetta',
  decline: 'Rifiuta',
  cancel: 'Annulla',
  tooEarly: 'Troppo presto. Leggere prima la richiesta.',
  sending: 'Invio in corso…',
  sendingLong: 'Invio ancora in corso. Controllare la connessione.',
  sendAnyway: 'Invia comunque',
  sendFailed: 'La risposta non è stata inviata.',
  close: 'Chiudi',
  dismiss: 'Ho capito',

  asks: '{server} chiede informazioni',
  review: 'Esamina',
  asksToConfirm: '{server} chiede una conferma',
  unnamedField: 'Campo senza nome',
  emptyOption: 'Vuoto',
  required: 'Obbligatorio',
  optional: 'Facoltativo',
  yes: 'Sì',
  no: 'No',
  noAnswer: 'Nessuna risposta',
  choose: 'Selezionare…',
  other: 'Altro…',

  restored: 'I dati inseriti in precedenza sono stati ripristinati.',
  startAfresh: 'Ricomincia da capo',
  discardQuestion: 'Eliminare i dati inseriti?',
  discard: 'Elimina',
  keepEditing: 'Continua a modificare',

  masked: 'Inviato e non conservato qui',
  accepted: 'Richiesta accettata.',
  declined: 'Richiesta rifiutata.',
  cancelled: 'Operazione annullata senza rispondere alla richiesta.',
  withdrawn: 'La richiesta è stata ritirata.',
  answeredElsewhere: 'La risposta è stata data in un’altra finestra.',
  typed: 'Testo inserito:',
  loadFailed: 'Non è stato possibile mostrare questa richiesta.',
  tryAgain: 'Riprova',
  inFull: 'Per intero:',
  sendWhole: 'Invia il testo completo',
  moreCharacters: {
    one: '{count} altro carattere non viene mostrato.',
    other: 'Altri {count} caratteri non vengono mostrati.',
  },

  sensitive:
    'Qui viene chiesto un dato segreto, che nessun server è autorizzato a chiedere in un modulo. In caso di dubbio, rifiutare la richiesta.',
  sensitiveField:
    'Sembra una password, un codice, i dati di una carta o un altro segreto. Chi ne entra in possesso può agire a nome suo.',
  sensitiveRefused: 'Questa richiesta è stata bloccata, perché chiede un dato segreto.',
  reveal: 'Mostra',

  nextRequest: 'Richiesta successiva',
  pending: '{position} di {count}',
  round: 'Passaggio {round} su un massimo di {maxRounds}',
  timeLeft: 'Tempo rimanente: {time}',
  timeUp: 'Tempo scaduto',
  timeShort: 'Resta meno di un minuto per rispondere.',
  silence: 'Silenzia {server}',
  silenced: 'Le richieste di {server} sono silenziate e vengono rifiutate automaticamente.',
  unsilence: 'Non silenziare più',

  summary: {
    one: '{count} risposta da controllare',
    other: '{count} risposte da controllare',
  },

  hintLengthBetween: 'Da {minLength} a {maxLength} caratteri',
  hintLengthExactly: 'Esattamente {minLength} caratteri',
  hintMinLength: {
    one: 'Almeno {minLength} carattere',
    other: 'Almeno {minLength} caratteri',
  },
  hintMaxLength: {
    one: 'Al massimo {maxLength} carattere',
    other: 'Al massimo {maxLength} caratteri',
  },
  hintBetween: 'Da {minimum} a {maximum}',
  hintMinimum: 'Almeno {minimum}',
  hintMaximum: 'Al massimo {maximum}',
  hintExclusiveMinimum: 'Più di {exclusiveMinimum}',
  hintExclusiveMaximum: 'Meno di {exclusiveMaximum}',
  hintMinItems: 'Almeno {minItems}',
  hintMaxItems: 'Al massimo {maxItems}',
  hintAnswers: 'Inserire una di queste risposte: {answers}',
  answerInteger: 'un numero intero',
  answerNumber: 'un numero',
  timeZone: 'Fuso orario: {timeZone}',
  keptDateTime: 'In assenza di modifiche verrà inviato {dateTime}.',
  whichTime: 'Per il cambio dell’ora, questo orario ricorre due volte. Quale dei due?',

  searchOptions: 'Cerca tra le opzioni',
  optionCount: { one: '{count} opzione', other: '{count} opzioni' },
  firstMatches: 'Sono elencate le prime {shown} voci su {count}.',
  chosenCount: { one: '{count} selezionata', other: '{count} selezionate' },
  showMore: 'Mostra altro',

  errorRequired: 'È necessaria una risposta.',
  errorNotANumber:
    'Inserire un numero in cifre, senza separatori delle migliaia, ad esempio {example}.',
  errorInexact:
    'Questo numero non può essere inviato senza perdere precisione. Il più vicino possibile è {nearest}.',
  errorOverflow: 'Questo numero è troppo lungo o troppo grande per essere inviato.',
  errorGap: 'Per il cambio dell’ora, in quel giorno questo orario non esiste. Inserirne un altro.',
  errorIncomplete: 'Completare il campo o svuotarlo.',
  errorPattern: 'La risposta non corrisponde al formato richiesto.',
  errorBlanks: 'Eliminare lo spazio prima o dopo la risposta.',
  errorDate: 'Inserire una data esistente, ad esempio 2026-01-31.',
  errorUniqueItems: 'Inserire ogni voce una sola volta.',
  errorFormat: 'Scrivere così: {example}',
  errorLimit: 'Consentito: {limit}',
  addRow: 'Aggiungi',
  removeRow: 'Rimuovi la voce {position}',
  rowName: 'Voce {position}',
  errorRow: 'Voce {position}: {problem}',
  errorOption: 'Selezionare una delle opzioni.',
  errorUnsatisfiable: 'Per questo campo non esiste una risposta valida.',
  errorType: 'Questo valore non può essere inviato.',

  noteUncheckedPattern: 'Non è stato possibile verificare qui il formato: deciderà il server.',
  noteLeftOut: 'Per questo campo non verrà inviato nulla; il server può usare un proprio valore.',
  noteFilledIn: 'Questo campo è stato compilato automaticamente. Verificarlo prima dell’invio.',
  errorMultipleOf: 'Inserire un multiplo di {multipleOf}.',
  noteEarlyYear: 'L’anno è precedente al 1000. È corretto?',
  noteEmpty: 'Qui non è indicato nulla. È corretto?',
  noteDecimalPoint:
    'Le ultime tre cifre sono lette come decimali: {value}. Per indicare le migliaia, eliminare il punto o la virgola.',

  once: 'Solo questa volta',
  session: 'Per questa sessione',
  always: 'Sempre: {server} non lo chiederà più',

  asksToOpen: '{server} chiede di aprire una pagina',
  asksToFinish: '{server} attende il completamento dell’operazione sulla pagina aperta',
  address: 'Indirizzo completo',
  addressAsSent: 'Come inviato dal server',
  asciiForm:
    'Questo nome contiene lettere diverse da quelle dalla A alla Z. In lettere semplici si scrive {ascii}.',
  analyzing: 'Verifica dell’indirizzo in corso…',

  open: 'Apri',
  openDomain: 'Apri {domain}',
  openAnyway: 'Apri comunque',
  openAgain: 'Apri di nuovo',
  copyLink: 'Copia link',
  copied: 'Il link è stato copiato.',
  copyFailed:
    'Impossibile copiare il link. Selezionare l’indirizzo qui sopra e copiarlo manualmente.',
  iOpenedIt: 'Ho aperto la pagina',
  iHaveFinished: 'Ho terminato',
  understandRisk: 'Comprendo il rischio e voglio aprire questo indirizzo',
  guard: 'Disponibile tra un attimo',
  guardNeedsConsent: 'Selezionare prima la casella qui sopra.',

  levelCaution: 'Controllare questo indirizzo',
  levelDanger: 'Questo indirizzo potrebbe essere un’imitazione',
  levelBlock: 'Questo indirizzo non può essere aperto',
  titleNot: 'Questo non è {imitated}',
  titleInsecure: 'La connessione non è crittografata',
  adviceDecline: 'Rifiutare la richiesta, a meno di essere certi di questo indirizzo.',
  adviceBlock:
    'L’indirizzo non è stato aperto e non è stato inviato nulla. Rifiutare o annullare la richiesta.',
  moreAboutAddress: 'Altre informazioni su questo indirizzo',

  notOpened: 'La pagina non si è aperta. Riprovare o copiare il link.',
  mayBeOpen: 'La pagina si è aperta?',
  opening: 'Apertura della pagina in corso…',
  waiting: 'La pagina è aperta in un’altra scheda o finestra. Una volta terminato, tornare qui.',
  completed: 'L’operazione sulla pagina è completata. Si può continuare qui.',
  completedMeanwhile: 'Il server comunica che l’operazione sulla pagina è completata.',

  findingLength: 'L’indirizzo è troppo lungo per essere mostrato per intero.',
  findingInvalidUrl: 'Non tutti i browser interpretano questo indirizzo allo stesso modo.',
  findingNotUrl: 'Questo non è un indirizzo web valido.',
  findingScheme: 'Si possono aprire solo pagine web. Questo indirizzo avvierebbe altro: {scheme}.',
  findingUserinfo:
    'Prima dell’host c’è un nome utente, un trucco comune per trarre in inganno: conta solo l’host dopo l’ultima @, cioè {host}.',
  findingInsecure:
    'Altre persone sulla rete possono leggere e modificare ciò che viene inserito nella pagina, perché la connessione non è crittografata.',
  findingIpAddress:
    'L’host è un semplice numero e non un nome. Aprire l’indirizzo solo se si sa a chi appartiene.',
  findingLocalNetwork: 'L’indirizzo porta a questo computer o a un dispositivo della rete locale.',
  findingPort: 'L’indirizzo usa la porta {port}, che non è quella abituale.',
  findingObfuscated:
    'L’indirizzo è scritto come {written} per sembrare altro. In realtà porta all’host indicato sopra.',
  findingSlashes:
    'Le barre di questo indirizzo non sono scritte nel modo consueto. L’indirizzo porta all’host indicato sopra.',
  findingHidden: 'L’indirizzo contiene un carattere invisibile: {character}.',
  findingPunycode: 'L’indirizzo sembra {unicode}, ma apre {ascii}.',
  findingMixedScript:
    '{label} mescola lettere di alfabeti diversi, un trucco comune negli indirizzi falsi.',
  findingRestricted:
    '{label} contiene {character}, un carattere che di norma non compare nei nomi.',
  findingConfusable: '{label} si confonde facilmente con un nome scritto con altre lettere.',
  findingLookalike: 'L’indirizzo somiglia a {lookalike}, ma è un altro indirizzo.',
  lookalikeLetters: 'L’indirizzo usa lettere simili a quelle del nome autentico.',
  lookalikeSpelled: 'L’indirizzo è un codice che corrisponde a {unicode}.',
  findingSubdomains: {
    one: 'L’indirizzo ha {count} parte prima di {domain}. Solo {domain} indica a chi appartiene.',
    other: 'L’indirizzo ha {count} parti prima di {domain}. Solo {domain} indica a chi appartiene.',
  },
  findingLongHost: 'Una parte dell’host è insolitamente lunga.',
  findingEmbedded: 'L’indirizzo contiene {embedded}, ma appartiene a {domain}.',
  findingShared:
    'Chiunque può pubblicare pagine su {suffix}. Solo il nome completo dell’host indica a chi appartiene questa pagina.',
  findingPublished:
    'Chiunque può pubblicare pagine su {published}. Il nome non indica chi ha creato questa pagina.',
  findingRedirect: 'L’indirizzo potrebbe reindirizzare a {host}.',
  findingShortener: '{shortener} abbrevia i link. Non si può vedere dove porta questo.',
  findingRuns: 'La parte «{name}» dell’indirizzo contiene codice che la pagina potrebbe eseguire.',
  findingCredential:
    'La parte «{name}» dell’indirizzo contiene un dato segreto, che altri potrebbero leggere.',
  findingDevice:
    'In questa pagina si consente a un altro dispositivo o a un’app di usare il proprio account. Aprire l’indirizzo solo se si è avviato personalmente questo accesso.',
  findingNoSuffixList:
    'Non è stato possibile verificare quale parte dell’host indichi a chi appartiene.',
} as const satisfies ElicitationMessages;
