import type { ElicitationMessages } from './messages.ts';

/** Spanish. */
export const es = {
  accept: 'Aceptar',
  decline: 'Rechazar',
  cancel: 'Cancelar',
  tooEarly: 'Demasiado pronto. Lea primero la solicitud.',
  sending: 'Enviando…',
  sendingLong: 'Aún se está enviando. Compruebe su conexión.',
  sendAnyway: 'Enviar de todos modos',
  sendFailed: 'No se ha enviado su respuesta.',
  close: 'Cerrar',
  dismiss: 'Entendido',

  asks: '{server} solicita información',
  review: 'Ver la solicitud',
  asksToConfirm: '{server} solicita su confirmación',
  unnamedField: 'Campo sin nombre',
  emptyOption: 'Vacío',
  required: 'Obligatorio',
  optional: 'Opcional',
  yes: 'Sí',
  no: 'No',
  noAnswer: 'Sin respuesta',
  choose: 'Elegir…',
  other: 'Otra respuesta…',

  restored: 'Se ha recuperado lo que había introducido antes.',
  startAfresh: 'Empezar de nuevo',
  discardQuestion: '¿Descartar lo que ha introducido?',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',

  masked: 'Enviado, pero no guardado aquí',
  accepted: 'Usted ha aceptado la solicitud.',
  declined: 'Usted ha rechazado la solicitud.',
  cancelled: 'Usted ha cancelado sin responder.',
  withdrawn: 'La solicitud se ha retirado.',
  answeredElsewhere: 'La solicitud se ha respondido en otra ventana.',
  typed: 'Lo que escribió:',
  loadFailed: 'No se pudo mostrar esta solicitud.',
  tryAgain: 'Intentar de nuevo',
  inFull: 'Completo:',
  sendWhole: 'Enviar el texto completo',
  moreCharacters: {
    one: 'Hay {count} carácter más que no se muestra.',
    other: 'Hay {count} caracteres más que no se muestran.',
  },

  sensitive:
    'Aquí se solicita un dato secreto, que ningún servidor tiene permitido solicitar en un formulario. En caso de duda, rechace la solicitud.',
  sensitiveField:
    'Parece una contraseña, un código, los datos de una tarjeta u otro secreto. Quien lo tenga puede actuar en su nombre.',
  sensitiveRefused: 'Esta solicitud se ha bloqueado porque pide un dato secreto.',
  reveal: 'Mostrar',

  nextRequest: 'Solicitud siguiente',
  pending: '{position} de {count}',
  round: 'Ronda {round} de {maxRounds} como máximo',
  timeLeft: 'Tiempo restante: {time}',
  timeUp: 'Tiempo agotado',
  timeShort: 'Queda menos de un minuto para responder.',
  silence: 'Silenciar a {server}',
  silenced: 'Se ha silenciado a {server}: todo lo que solicita se rechaza automáticamente.',
  unsilence: 'Dejar de silenciar',

  summary: {
    one: '{count} respuesta por revisar',
    other: '{count} respuestas por revisar',
  },

  hintLengthBetween: 'De {minLength} a {maxLength} caracteres',
  hintLengthExactly: 'Exactamente {minLength} caracteres',
  hintMinLength: {
    one: 'Al menos {minLength} carácter',
    other: 'Al menos {minLength} caracteres',
  },
  hintMaxLength: {
    one: 'Como máximo {maxLength} carácter',
    other: 'Como máximo {maxLength} caracteres',
  },
  hintBetween: 'De {minimum} a {maximum}',
  hintMinimum: '{minimum} o más',
  hintMaximum: '{maximum} o menos',
  hintExclusiveMinimum: 'Más de {exclusiveMinimum}',
  hintExclusiveMaximum: 'Menos de {exclusiveMaximum}',
  hintMinItems: 'Al menos {minItems}',
  hintMaxItems: 'Como máximo {maxItems}',
  hintAnswers: 'Introduzca una de estas respuestas: {answers}',
  answerInteger: 'un número entero',
  answerNumber: 'un número',
  timeZone: 'Zona horaria: {timeZone}',
  keptDateTime: 'Se enviará como {dateTime} si no lo cambia.',
  whichTime: 'Por el cambio de hora, esta hora se repite. ¿A cuál se refiere?',

  searchOptions: 'Buscar entre las opciones',
  optionCount: { one: '{count} opción', other: '{count} opciones' },
  firstMatches: 'Se muestran los primeros {shown} elementos de {count}.',
  chosenCount: { one: '{count} opción elegida', other: '{count} opciones elegidas' },
  showMore: 'Mostrar más',

  errorRequired: 'Rellene este campo.',
  errorNotANumber:
    'Introduzca un número en cifras, sin separadores de miles, por ejemplo {example}.',
  errorInexact:
    'Este número no se puede enviar con exactitud. El más cercano que se puede enviar es {nearest}.',
  errorOverflow: 'Este número es demasiado largo o demasiado grande para enviarlo.',
  errorGap: 'Por el cambio de hora, esta hora no existe ese día. Elija otra.',
  errorIncomplete: 'Complete este campo o borre su contenido.',
  errorPattern: 'Esta respuesta no coincide con el formato solicitado.',
  errorBlanks: 'Quite el espacio que hay antes o después de su respuesta.',
  errorDate: 'Introduzca una fecha que exista, por ejemplo 2026-01-31.',
  errorUniqueItems: 'Introduzca cada elemento una sola vez.',
  errorFormat: 'Escríbalo así: {example}',
  errorLimit: 'Permitido: {limit}',
  addRow: 'Añadir',
  removeRow: 'Quitar el elemento {position}',
  rowName: 'Elemento {position}',
  errorRow: 'Elemento {position}: {problem}',
  errorOption: 'Elija una de las opciones.',
  errorUnsatisfiable: 'Aquí no es posible ninguna respuesta válida.',
  errorType: 'Esta respuesta no se puede enviar.',

  noteUncheckedPattern: 'Aquí no se pudo comprobar el formato; lo decide el servidor.',
  noteLeftOut: 'Para este campo no se enviará nada; el servidor puede poner su propio valor.',
  noteFilledIn: 'Se ha rellenado automáticamente. Compruébelo antes de enviarlo.',
  errorMultipleOf: 'Introduzca un múltiplo de {multipleOf}.',
  noteEarlyYear: 'El año es anterior al 1000. ¿Es eso lo que quiere indicar?',
  noteEmpty: 'Esto está vacío. ¿Es eso lo que quiere indicar?',
  noteDecimalPoint:
    'Las tres últimas cifras se leen como decimales: {value}. Si se refiere a millares, quite el punto o la coma.',

  once: 'Solo esta vez',
  session: 'Durante esta sesión',
  always: 'Siempre: {server} no volverá a preguntarle por esto',

  asksToOpen: '{server} le solicita que abra una página',
  asksToFinish: '{server} está esperando a que usted termine en la página abierta',
  address: 'Dirección completa',
  addressAsSent: 'Tal como la envió el servidor',
  asciiForm:
    'Este nombre tiene letras distintas de las que van de la A a la Z. En letras simples se escribe {ascii}.',
  analyzing: 'Comprobando la dirección…',

  open: 'Abrir',
  openDomain: 'Abrir {domain}',
  openAnyway: 'Abrir de todos modos',
  openAgain: 'Abrir de nuevo',
  copyLink: 'Copiar enlace',
  copied: 'Se ha copiado el enlace.',
  copyFailed:
    'No se pudo copiar el enlace. Seleccione la dirección de arriba y cópiela manualmente.',
  iOpenedIt: 'He abierto la página',
  iHaveFinished: 'He terminado',
  understandRisk: 'Entiendo el riesgo y quiero abrir esta dirección',
  guard: 'Disponible en un momento',
  guardNeedsConsent: 'Marque primero la casilla de arriba.',

  levelCaution: 'Compruebe esta dirección',
  levelDanger: 'Esta dirección puede ser una imitación',
  levelBlock: 'Esta dirección no se puede abrir',
  titleNot: 'Esto no es {imitated}',
  titleInsecure: 'La conexión no está cifrada',
  adviceDecline:
    'Rechace la solicitud, a menos que tenga la certeza de que puede confiar en esta dirección.',
  adviceBlock: 'La dirección no se ha abierto y no se ha enviado nada. Rechace o cancele.',
  moreAboutAddress: 'Más información sobre esta dirección',

  notOpened: 'La página no se ha abierto. Inténtelo de nuevo o copie el enlace.',
  mayBeOpen: '¿Se ha abierto la página?',
  opening: 'Abriendo la página…',
  waiting: 'La página está abierta en otra pestaña o ventana. Vuelva aquí cuando haya terminado.',
  completed: 'El proceso en la página ha terminado. Puede continuar aquí.',
  completedMeanwhile: 'El servidor indica que el proceso en la página ha terminado.',

  findingLength: 'La dirección es demasiado larga para mostrarla completa.',
  findingInvalidUrl: 'No todos los navegadores leen esta dirección del mismo modo.',
  findingNotUrl: 'Esta no es una dirección web válida.',
  findingScheme: 'Solo se pueden abrir páginas web. Esta dirección iniciaría otra cosa: {scheme}.',
  findingUserinfo:
    'Delante del host hay un nombre de usuario, un engaño habitual: lo que cuenta es el host que sigue a la última @, es decir, {host}.',
  findingInsecure:
    'Otras personas en la red pueden leer y modificar lo que introduzca en la página, porque la conexión no está cifrada.',
  findingIpAddress:
    'El host es un simple número y no un nombre. Abra la dirección solo si sabe a quién pertenece.',
  findingLocalNetwork:
    'Esta dirección lleva a su propio equipo o a un dispositivo de su propia red.',
  findingPort: 'La dirección usa el puerto {port}, que no es el habitual.',
  findingObfuscated:
    'La dirección está escrita como {written} para que parezca otra cosa. Lleva al host que se muestra arriba.',
  findingSlashes:
    'Las barras de esta dirección no están escritas de la forma habitual. Lleva al host que se muestra arriba.',
  findingHidden: 'La dirección contiene un carácter invisible: {character}.',
  findingPunycode: 'La dirección parece {unicode}, pero abre {ascii}.',
  findingMixedScript:
    '{label} mezcla letras de alfabetos distintos, un truco habitual en las direcciones falsas.',
  findingRestricted:
    '{label} contiene {character}, un carácter que normalmente no aparece en los nombres.',
  findingConfusable: '{label} se confunde fácilmente con un nombre escrito con otras letras.',
  findingLookalike: 'La dirección se parece a {lookalike}, pero no es la misma.',
  lookalikeLetters: 'La dirección usa letras de aspecto parecido.',
  lookalikeSpelled: 'La dirección es un código que corresponde a {unicode}.',
  findingSubdomains: {
    one: 'La dirección tiene {count} parte delante de {domain}. Solo {domain} indica a quién pertenece.',
    other:
      'La dirección tiene {count} partes delante de {domain}. Solo {domain} indica a quién pertenece.',
  },
  findingLongHost: 'Una parte del host es inusualmente larga.',
  findingEmbedded: 'La dirección contiene {embedded}, pero pertenece a {domain}.',
  findingShared:
    'Cualquiera puede publicar páginas en {suffix}. Solo el nombre completo indica a quién pertenece esta.',
  findingPublished:
    'Cualquiera puede publicar páginas en {published}. Ese nombre no indica quién creó esta.',
  findingRedirect: 'La dirección puede redirigir a {host}.',
  findingShortener: '{shortener} acorta enlaces. No se puede ver adónde lleva este.',
  findingRuns: 'La parte «{name}» de la dirección contiene código que la página podría ejecutar.',
  findingCredential:
    'La parte «{name}» de la dirección contiene un dato secreto que otros podrían leer.',
  findingDevice:
    'En esta página se da acceso a su cuenta a otro dispositivo o a una aplicación. Abra la dirección solo si fue usted quien inició este proceso.',
  findingNoSuffixList:
    'No se pudo comprobar qué parte del host indica a quién pertenece la dirección.',
} as const satisfies ElicitationMessages;
