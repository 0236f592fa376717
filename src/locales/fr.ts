import type { ElicitationMessages } from './messages.ts';

/** French. */
export const fr = {
  accept: 'Accepter',
  decline: 'Refuser',
  cancel: 'Annuler',
  tooEarly: 'Trop tôt. Lisez d’abord la demande.',
  sending: 'Envoi en cours…',
  sendingLong: 'Envoi toujours en cours. Vérifiez votre connexion.',
  sendAnyway: 'Envoyer quand même',
  sendFailed: 'Votre réponse n’a pas été envoyée.',
  close: 'Fermer',
  dismiss: 'J’ai compris',

  asks: '{server} vous demande des informations',
  review: 'Voir la demande',
  asksToConfirm: '{server} vous demande de confirmer',
  unnamedField: 'Champ sans nom',
  emptyOption: 'Vide',
  required: 'Obligatoire',
  optional: 'Facultatif',
  yes: 'Oui',
  no: 'Non',
  noAnswer: 'Sans réponse',
  choose: 'Choisir…',
  other: 'Autre réponse…',

  restored: 'Votre saisie précédente a été rétablie.',
  startAfresh: 'Recommencer',
  discardQuestion: 'Abandonner votre saisie ?',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',

  masked: 'Envoyé, mais non conservé ici',
  accepted: 'Vous avez accepté la demande.',
  declined: 'Vous avez refusé la demande.',
  cancelled: 'Vous avez annulé sans répondre.',
  withdrawn: 'La demande a été retirée.',
  answeredElsewhere: 'La réponse a été donnée dans une autre fenêtre.',
  typed: 'Votre saisie :',
  loadFailed: 'Cette demande n’a pas pu être affichée.',
  tryAgain: 'Réessayer',
  inFull: 'En entier :',
  sendWhole: 'Envoyer le texte entier',
  moreCharacters: {
    one: '{count} caractère supplémentaire n’est pas affiché.',
    other: '{count} caractères supplémentaires ne sont pas affichés.',
  },

  sensitive:
    'On vous demande ici une donnée secrète, qu’aucun serveur n’a le droit de demander dans un formulaire. En cas de doute, refusez.',
  sensitiveField:
    'Cela ressemble à un mot de passe, à un code, aux données d’une carte ou à un autre secret. Quiconque le possède peut agir en votre nom.',
  sensitiveRefused: 'Cette demande a été bloquée, car elle porte sur une donnée secrète.',
  reveal: 'Afficher',

  nextRequest: 'Demande suivante',
  pending: '{position} sur {count}',
  round: 'Tour {round} sur {maxRounds} au maximum',
  timeLeft: 'Temps restant : {time}',
  timeUp: 'Temps écoulé',
  timeShort: 'Il reste moins d’une minute pour répondre.',
  silence: 'Mettre {server} en sourdine',
  silenced: '{server} est en sourdine : toutes ses demandes sont automatiquement refusées.',
  unsilence: 'Désactiver la sourdine',

  summary: {
    one: '{count} réponse à vérifier',
    other: '{count} réponses à vérifier',
  },

  hintLengthBetween: 'De {minLength} à {maxLength} caractères',
  hintLengthExactly: 'Exactement {minLength} caractères',
  hintMinLength: {
    one: 'Au moins {minLength} caractère',
    other: 'Au moins {minLength} caractères',
  },
  hintMaxLength: {
    one: 'Au plus {maxLength} caractère',
    other: 'Au plus {maxLength} caractères',
  },
  hintBetween: 'De {minimum} à {maximum}',
  hintMinimum: '{minimum} ou plus',
  hintMaximum: '{maximum} ou moins',
  hintExclusiveMinimum: 'Plus de {exclusiveMinimum}',
  hintExclusiveMaximum: 'Moins de {exclusiveMaximum}',
  hintMinItems: 'Au moins {minItems}',
  hintMaxItems: 'Au plus {maxItems}',
  hintAnswers: 'Saisissez l’une de ces réponses : {answers}',
  answerInteger: 'un nombre entier',
  answerNumber: 'un nombre',
  timeZone: 'Fuseau horaire : {timeZone}',
  keptDateTime: 'La valeur envoyée sera {dateTime}, sauf si vous la modifiez.',
  whichTime:
    'En raison du changement d’heure, cette heure existe deux fois. Laquelle voulez-vous ?',

  searchOptions: 'Rechercher parmi les options',
  optionCount: { one: '{count} option', other: '{count} options' },
  firstMatches: 'Les {shown} premiers éléments sur {count} sont affichés.',
  chosenCount: { one: '{count} option choisie', other: '{count} options choisies' },
  showMore: 'Afficher plus',

  errorRequired: 'Renseignez ce champ.',
  errorNotANumber:
    'Saisissez un nombre en chiffres, sans séparateur de milliers, par exemple {example}.',
  errorInexact:
    'Ce nombre ne peut pas être envoyé tel quel. Le nombre possible le plus proche est {nearest}.',
  errorOverflow: 'Ce nombre est trop long ou trop grand pour être envoyé.',
  errorGap:
    'En raison du changement d’heure, cette heure n’existe pas ce jour-là. Choisissez-en une autre.',
  errorIncomplete: 'Complétez ce champ ou videz-le.',
  errorPattern: 'Cette réponse ne correspond pas au format demandé.',
  errorBlanks: 'Supprimez l’espace avant ou après votre réponse.',
  errorDate: 'Saisissez une date qui existe, par exemple 2026-01-31.',
  errorUniqueItems: 'Saisissez chaque entrée une seule fois.',
  errorFormat: 'Écrivez-le ainsi : {example}',
  errorLimit: 'Autorisé : {limit}',
  addRow: 'Ajouter',
  removeRow: 'Supprimer l’entrée {position}',
  rowName: 'Entrée {position}',
  errorRow: 'Entrée {position} : {problem}',
  errorOption: 'Choisissez l’une des options.',
  errorUnsatisfiable: 'Aucune réponse valide n’est possible ici.',
  errorType: 'Cette réponse ne peut pas être envoyée.',

  noteUncheckedPattern: 'Le format n’a pas pu être vérifié ici ; c’est le serveur qui décide.',
  noteLeftOut: 'Rien ne sera envoyé pour ce champ ; le serveur peut y mettre sa propre valeur.',
  noteFilledIn: 'Ce champ a été rempli automatiquement. Vérifiez-le avant l’envoi.',
  errorMultipleOf: 'Saisissez un multiple de {multipleOf}.',
  noteEarlyYear: 'L’année est antérieure à 1000. Est-ce bien ce que vous voulez ?',
  noteEmpty: 'Rien n’est indiqué ici. Est-ce bien ce que vous voulez ?',
  noteDecimalPoint:
    'Les trois derniers chiffres sont lus comme des décimales : {value}. Si vous voulez dire des milliers, supprimez le point ou la virgule.',

  once: 'Seulement cette fois',
  session: 'Pendant cette session',
  always: 'Toujours : {server} ne vous le demandera plus',

  asksToOpen: '{server} vous demande d’ouvrir une page',
  asksToFinish: '{server} attend que vous ayez terminé sur la page ouverte',
  address: 'Adresse complète',
  addressAsSent: 'Telle que le serveur l’a envoyée',
  asciiForm:
    'Ce nom contient des lettres autres que celles de A à Z. En lettres simples, il s’écrit {ascii}.',
  analyzing: 'Vérification de l’adresse en cours…',

  open: 'Ouvrir',
  openDomain: 'Ouvrir {domain}',
  openAnyway: 'Ouvrir quand même',
  openAgain: 'Rouvrir',
  copyLink: 'Copier le lien',
  copied: 'Le lien a été copié.',
  copyFailed:
    'Le lien n’a pas pu être copié. Sélectionnez l’adresse ci-dessus et copiez-la vous-même.',
  iOpenedIt: 'J’ai ouvert la page',
  iHaveFinished: 'J’ai terminé',
  understandRisk: 'Je comprends le risque et je veux ouvrir cette adresse',
  guard: 'Disponible dans un instant',
  guardNeedsConsent: 'Cochez d’abord la case ci-dessus.',

  levelCaution: 'Vérifiez cette adresse',
  levelDanger: 'Cette adresse est peut-être une imitation',
  levelBlock: 'Cette adresse ne peut pas être ouverte',
  titleNot: 'Ce n’est pas {imitated}',
  titleInsecure: 'La connexion n’est pas chiffrée',
  adviceDecline: 'Refusez, sauf si vous n’avez aucun doute sur cette adresse.',
  adviceBlock: 'L’adresse n’a pas été ouverte et rien n’a été envoyé. Refusez ou annulez.',
  moreAboutAddress: 'En savoir plus sur cette adresse',

  notOpened: 'La page ne s’est pas ouverte. Réessayez ou copiez le lien.',
  mayBeOpen: 'La page s’est-elle ouverte ?',
  opening: 'Ouverture de la page en cours…',
  waiting:
    'La page est ouverte dans un autre onglet ou une autre fenêtre. Revenez ici quand vous aurez terminé.',
  completed: 'Tout est terminé sur la page. Vous pouvez continuer ici.',
  completedMeanwhile: 'Le serveur indique que tout est terminé sur la page.',

  findingLength: 'L’adresse est trop longue pour être affichée en entier.',
  findingInvalidUrl: 'Les navigateurs ne lisent pas tous cette adresse de la même façon.',
  findingNotUrl: 'Ce n’est pas une adresse web valide.',
  findingScheme:
    'Seules les pages web peuvent être ouvertes. Cette adresse lancerait autre chose : {scheme}.',
  findingUserinfo:
    'L’hôte est précédé d’un nom d’utilisateur, une ruse courante : ce qui compte est l’hôte placé après le dernier @, à savoir {host}.',
  findingInsecure:
    'D’autres personnes sur le réseau peuvent lire et modifier ce que vous saisissez sur la page, car la connexion n’est pas chiffrée.',
  findingIpAddress:
    'L’hôte est un simple numéro et non un nom. N’ouvrez l’adresse que si vous savez à qui elle appartient.',
  findingLocalNetwork:
    'Cette adresse mène à votre propre ordinateur ou à un appareil de votre propre réseau.',
  findingPort: 'L’adresse utilise le port {port}, qui n’est pas le port habituel.',
  findingObfuscated:
    'L’adresse est écrite {written} pour ressembler à autre chose. Elle mène à l’hôte affiché ci-dessus.',
  findingSlashes:
    'Les barres obliques de cette adresse ne sont pas écrites de la façon habituelle. Elle mène à l’hôte affiché ci-dessus.',
  findingHidden: 'L’adresse contient un caractère invisible : {character}.',
  findingPunycode: 'L’adresse ressemble à {unicode}, mais c’est {ascii} qui s’ouvre.',
  findingMixedScript:
    '{label} mélange des lettres d’alphabets différents, un procédé courant dans les fausses adresses.',
  findingRestricted: '{label} contient {character}, un caractère normalement absent des noms.',
  findingConfusable: '{label} se confond facilement avec un nom écrit avec d’autres lettres.',
  findingLookalike: 'L’adresse ressemble à {lookalike}, mais elle est différente.',
  lookalikeLetters: 'L’adresse utilise des lettres qui ressemblent à celles du vrai nom.',
  lookalikeSpelled: 'L’adresse est un code qui correspond à {unicode}.',
  findingSubdomains: {
    one: 'L’adresse comporte {count} partie avant {domain}. Seul {domain} indique à qui elle appartient.',
    other:
      'L’adresse comporte {count} parties avant {domain}. Seul {domain} indique à qui elle appartient.',
  },
  findingLongHost: 'Une partie de l’hôte est anormalement longue.',
  findingEmbedded: 'L’adresse contient {embedded}, mais elle appartient à {domain}.',
  findingShared:
    'N’importe qui peut publier des pages sous {suffix}. Seul le nom complet indique à qui appartient celle-ci.',
  findingPublished:
    'N’importe qui peut publier des pages sur {published}. Ce nom n’indique pas qui a créé celle-ci.',
  findingRedirect: 'L’adresse peut vous rediriger vers {host}.',
  findingShortener: '{shortener} raccourcit les liens. Impossible de voir où mène celui-ci.',
  findingRuns: 'La partie « {name} » de l’adresse contient du code que la page pourrait exécuter.',
  findingCredential:
    'La partie « {name} » de l’adresse contient une donnée secrète que d’autres pourraient lire.',
  findingDevice:
    'Sur cette page, vous donnez à un autre appareil ou à une application l’accès à votre compte. N’ouvrez l’adresse que si vous avez vous-même lancé cette connexion.',
  findingNoSuffixList:
    'Impossible de déterminer quelle partie de l’hôte indique à qui il appartient.',
} as const satisfies ElicitationMessages;
