import type { ElicitationMessages } from './messages.ts';

/** German. */
export const de = {
  accept: 'Annehmen',
  decline: 'Ablehnen',
  cancel: 'Abbrechen',
  tooEarly: 'Zu früh. Lesen Sie zuerst die Anfrage.',
  sending: 'Wird gesendet …',
  sendingLong: 'Wird noch gesendet. Prüfen Sie Ihre Verbindung.',
  sendAnyway: 'Trotzdem senden',
  sendFailed: 'Ihre Antwort wurde nicht gesendet.',
  close: 'Schließen',
  dismiss: 'Verstanden',

  asks: '{server} bittet um Angaben',
  review: 'Ansehen',
  asksToConfirm: '{server} bittet um Ihre Bestätigung',
  unnamedField: 'Unbenanntes Feld',
  emptyOption: 'Leer',
  required: 'Erforderlich',
  optional: 'Optional',
  yes: 'Ja',
  no: 'Nein',
  noAnswer: 'Keine Angabe',
  choose: 'Auswählen …',
  other: 'Andere Antwort …',

  restored: 'Ihre früheren Eingaben wurden wiederhergestellt.',
  startAfresh: 'Neu beginnen',
  discardQuestion: 'Ihre Eingaben verwerfen?',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',

  masked: 'Gesendet und hier nicht gespeichert',
  accepted: 'Sie haben die Anfrage angenommen.',
  declined: 'Sie haben die Anfrage abgelehnt.',
  cancelled: 'Sie haben abgebrochen, ohne zu antworten.',
  withdrawn: 'Die Anfrage wurde zurückgezogen.',
  answeredElsewhere: 'Die Anfrage wurde in einem anderen Fenster beantwortet.',
  typed: 'Von Ihnen eingegeben:',
  loadFailed: 'Diese Anfrage konnte nicht angezeigt werden.',
  tryAgain: 'Erneut versuchen',
  inFull: 'Vollständig:',
  sendWhole: 'Den ganzen Text senden',
  moreCharacters: {
    one: '{count} weiteres Zeichen wird nicht angezeigt.',
    other: '{count} weitere Zeichen werden nicht angezeigt.',
  },

  sensitive:
    'Dieses Formular fragt nach geheimen Angaben. Das ist Servern nicht erlaubt. Lehnen Sie im Zweifel ab.',
  sensitiveField:
    'Das sieht nach einem Passwort, einem Code, Kartendaten oder einem anderen Geheimnis aus. Wer es hat, kann in Ihrem Namen handeln.',
  sensitiveRefused: 'Diese Anfrage wurde blockiert, weil sie nach geheimen Angaben fragt.',
  reveal: 'Anzeigen',

  nextRequest: 'Nächste Anfrage',
  pending: '{position} von {count}',
  round: 'Runde {round} von höchstens {maxRounds}',
  timeLeft: 'Noch {time}',
  timeUp: 'Zeit abgelaufen',
  timeShort: 'Zum Antworten bleibt weniger als eine Minute.',
  silence: '{server} stummschalten',
  silenced: '{server} ist stummgeschaltet. Anfragen werden automatisch abgelehnt.',
  unsilence: 'Stummschaltung aufheben',

  summary: {
    one: 'Bitte prüfen Sie {count} Antwort',
    other: 'Bitte prüfen Sie {count} Antworten',
  },

  hintLengthBetween: '{minLength} bis {maxLength} Zeichen',
  hintLengthExactly: 'Genau {minLength} Zeichen',
  hintMinLength: 'Mindestens {minLength} Zeichen',
  hintMaxLength: 'Höchstens {maxLength} Zeichen',
  hintBetween: '{minimum} bis {maximum}',
  hintMinimum: '{minimum} oder mehr',
  hintMaximum: '{maximum} oder weniger',
  hintExclusiveMinimum: 'Größer als {exclusiveMinimum}',
  hintExclusiveMaximum: 'Kleiner als {exclusiveMaximum}',
  hintMinItems: 'Mindestens {minItems}',
  hintMaxItems: 'Höchstens {maxItems}',
  hintAnswers: 'Geben Sie eine dieser Antworten ein: {answers}',
  answerInteger: 'eine ganze Zahl',
  answerNumber: 'eine Zahl',
  timeZone: 'Zeitzone: {timeZone}',
  keptDateTime: 'Wird als {dateTime} gesendet, wenn Sie nichts ändern.',
  whichTime: 'Wegen der Zeitumstellung gibt es diese Uhrzeit zweimal. Welche meinen Sie?',

  searchOptions: 'Optionen durchsuchen',
  optionCount: { one: '{count} Option', other: '{count} Optionen' },
  firstMatches: 'Die ersten {shown} von {count} werden angezeigt.',
  chosenCount: '{count} ausgewählt',
  showMore: 'Mehr anzeigen',

  errorRequired: 'Füllen Sie dieses Feld aus.',
  errorNotANumber:
    'Geben Sie eine Zahl in Ziffern und ohne Tausendertrennzeichen ein, zum Beispiel {example}.',
  errorInexact:
    'Diese Zahl kann nicht exakt gesendet werden. Die nächste mögliche Zahl ist {nearest}.',
  errorOverflow: 'Diese Zahl ist zu lang oder zu groß, um gesendet zu werden.',
  errorGap:
    'Wegen der Zeitumstellung gibt es diese Uhrzeit an diesem Tag nicht. Wählen Sie eine andere.',
  errorIncomplete: 'Vervollständigen Sie diese Angabe oder löschen Sie sie.',
  errorPattern: 'Diese Antwort entspricht nicht dem verlangten Format.',
  errorBlanks: 'Entfernen Sie das Leerzeichen vor oder nach Ihrer Antwort.',
  errorDate: 'Geben Sie ein Datum ein, das es gibt, zum Beispiel 2026-01-31.',
  errorUniqueItems: 'Geben Sie jeden Eintrag nur einmal ein.',
  errorFormat: 'Schreiben Sie es so: {example}',
  errorLimit: 'Erlaubt: {limit}',
  addRow: 'Hinzufügen',
  removeRow: 'Eintrag {position} entfernen',
  rowName: 'Eintrag {position}',
  errorRow: 'Eintrag {position}: {problem}',
  errorOption: 'Wählen Sie eine der Optionen aus.',
  errorUnsatisfiable: 'Hier ist keine gültige Antwort möglich.',
  errorType: 'Diese Antwort kann nicht gesendet werden.',

  noteUncheckedPattern: 'Das Format konnte hier nicht geprüft werden; der Server entscheidet.',
  noteLeftOut: 'Hierfür wird nichts gesendet; der Server kann einen eigenen Wert einsetzen.',
  noteFilledIn: 'Dies wurde automatisch ausgefüllt. Prüfen Sie es vor dem Senden.',
  errorMultipleOf: 'Geben Sie ein Vielfaches von {multipleOf} ein.',
  noteEarlyYear: 'Das Jahr liegt vor dem Jahr 1000. Ist das so gemeint?',
  noteEmpty: 'Hier ist nichts angegeben. Ist das so gemeint?',
  noteDecimalPoint:
    'Die letzten drei Ziffern gelten als Nachkommastellen: {value}. Für Tausender lassen Sie Punkt oder Komma weg.',

  once: 'Nur dieses Mal',
  session: 'Für diese Sitzung',
  always: 'Immer: {server} fragt danach nicht mehr',

  asksToOpen: '{server} bittet Sie, eine Seite zu öffnen',
  asksToFinish: '{server} wartet, bis Sie auf der geöffneten Seite fertig sind',
  address: 'Vollständige Adresse',
  addressAsSent: 'Wie vom Server gesendet',
  asciiForm:
    'Dieser Name enthält andere Buchstaben als A bis Z. In einfachen Buchstaben lautet er {ascii}.',
  analyzing: 'Die Adresse wird geprüft …',

  open: 'Öffnen',
  openDomain: '{domain} öffnen',
  openAnyway: 'Trotzdem öffnen',
  openAgain: 'Erneut öffnen',
  copyLink: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  copyFailed:
    'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie die Adresse oben selbst.',
  iOpenedIt: 'Ich habe die Seite geöffnet',
  iHaveFinished: 'Ich bin fertig',
  understandRisk: 'Ich verstehe das Risiko und möchte diese Adresse öffnen',
  guard: 'Gleich bereit',
  guardNeedsConsent: 'Aktivieren Sie zuerst das Kontrollkästchen oben.',

  levelCaution: 'Prüfen Sie diese Adresse',
  levelDanger: 'Diese Adresse könnte gefälscht sein',
  levelBlock: 'Diese Adresse kann nicht geöffnet werden',
  titleNot: 'Das ist nicht {imitated}',
  titleInsecure: 'Die Verbindung ist nicht verschlüsselt',
  adviceDecline: 'Lehnen Sie ab, wenn Sie sich bei dieser Adresse nicht sicher sind.',
  adviceBlock:
    'Die Adresse wurde nicht geöffnet, und es wurde nichts gesendet. Wählen Sie „Ablehnen“ oder „Abbrechen“.',
  moreAboutAddress: 'Mehr zu dieser Adresse',

  notOpened: 'Die Seite wurde nicht geöffnet. Versuchen Sie es erneut oder kopieren Sie den Link.',
  mayBeOpen: 'Hat sich die Seite geöffnet?',
  opening: 'Die Seite wird geöffnet …',
  waiting:
    'Die Seite ist in einem anderen Tab oder Fenster geöffnet. Kommen Sie hierher zurück, wenn Sie dort fertig sind.',
  completed: 'Auf der Seite ist alles erledigt. Sie können hier weitermachen.',
  completedMeanwhile: 'Der Server meldet, dass auf der Seite alles erledigt ist.',

  findingLength: 'Die Adresse ist zu lang, um vollständig angezeigt zu werden.',
  findingInvalidUrl: 'Nicht jeder Browser liest diese Adresse gleich.',
  findingNotUrl: 'Das ist keine gültige Webadresse.',
  findingScheme:
    'Es können nur Webseiten geöffnet werden. Diese Adresse würde etwas anderes starten: {scheme}.',
  findingUserinfo:
    'Vor dem Host steht ein Benutzername, eine häufige Art der Täuschung: Entscheidend ist der Host nach dem letzten @, also {host}.',
  findingInsecure:
    'Andere im Netzwerk können mitlesen und ändern, was Sie dort eingeben, denn die Verbindung ist nicht verschlüsselt.',
  findingIpAddress:
    'Der Host ist nur eine Zahlenfolge und kein Name. Öffnen Sie die Adresse nur, wenn Sie wissen, wem sie gehört.',
  findingLocalNetwork:
    'Diese Adresse führt zu Ihrem Computer oder zu einem Gerät in Ihrem Netzwerk.',
  findingPort: 'Die Adresse verwendet Port {port}. Das ist nicht der übliche.',
  findingObfuscated:
    'Die Adresse ist als {written} geschrieben, damit sie nach etwas anderem aussieht. Sie führt zum oben angezeigten Host.',
  findingSlashes:
    'Die Schrägstriche dieser Adresse sind nicht wie üblich geschrieben. Sie führt zum oben angezeigten Host.',
  findingHidden: 'Die Adresse enthält ein unsichtbares Zeichen: {character}.',
  findingPunycode: 'Die Adresse sieht aus wie {unicode}, geöffnet wird aber {ascii}.',
  findingMixedScript:
    '{label} mischt Buchstaben verschiedener Alphabete, wie bei Fälschungen üblich.',
  findingRestricted:
    '{label} enthält das Zeichen {character}, das in Namen normalerweise nicht vorkommt.',
  findingConfusable:
    '{label} lässt sich leicht mit einem Namen aus anderen Buchstaben verwechseln.',
  findingLookalike: 'Die Adresse sieht aus wie {lookalike}, ist es aber nicht.',
  lookalikeLetters: 'Die Adresse verwendet ähnlich aussehende Buchstaben.',
  lookalikeSpelled: 'Die Adresse ist ein Code und steht für {unicode}.',
  findingSubdomains: {
    one: 'Die Adresse hat {count} Teil vor {domain}. Nur {domain} zeigt, wem sie gehört.',
    other: 'Die Adresse hat {count} Teile vor {domain}. Nur {domain} zeigt, wem sie gehört.',
  },
  findingLongHost: 'Ein Teil des Hosts ist ungewöhnlich lang.',
  findingEmbedded: 'Die Adresse enthält {embedded}, gehört aber zu {domain}.',
  findingShared:
    'Unter {suffix} kann jeder Seiten veröffentlichen. Wem diese Seite gehört, zeigt nur der vollständige Name des Hosts.',
  findingPublished:
    'Auf {published} kann jeder Seiten veröffentlichen. Von wem diese stammt, zeigt der Name nicht.',
  findingRedirect: 'Die Adresse leitet Sie möglicherweise zu {host} weiter.',
  findingShortener: '{shortener} kürzt Links. Wohin dieser führt, ist nicht zu sehen.',
  findingRuns: 'Die Adresse enthält im Teil „{name}“ Code, den die Seite ausführen könnte.',
  findingCredential:
    'Die Adresse enthält im Teil „{name}“ geheime Angaben, die andere möglicherweise lesen können.',
  findingDevice:
    'Auf dieser Seite geben Sie einem anderen Gerät oder einer App Zugriff auf Ihr Konto. Öffnen Sie die Adresse nur, wenn Sie diese Anmeldung selbst begonnen haben.',
  findingNoSuffixList:
    'Es konnte nicht festgestellt werden, welcher Teil des Hosts zeigt, wem die Adresse gehört.',
} as const satisfies ElicitationMessages;
