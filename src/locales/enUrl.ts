import type { Message } from './Message.ts';

/** English words for URL mode. They are used where the host gives no others, and are loaded with URL mode. */
export const enUrl = {
  asksToOpen: '{server} wants to open a page',
  asksToFinish: '{server} is waiting for you to finish on the page you opened',
  address: 'Full address',
  addressAsSent: 'As the server sent it',
  asciiForm: 'This name uses letters other than A–Z. In plain letters it is {ascii}.',
  analyzing: 'Checking the address…',

  open: 'Open',
  openDomain: 'Open {domain}',
  openAnyway: 'Open anyway',
  openAgain: 'Open again',
  copyLink: 'Copy link',
  copied: 'The link was copied.',
  copyFailed: 'The link could not be copied. Select the address above and copy it yourself.',
  iOpenedIt: 'I opened it',
  iHaveFinished: 'I have finished',
  understandRisk: 'I understand the risk and want to open this address',
  guard: 'Ready in a moment',
  guardNeedsConsent: 'Select the box above first.',

  levelCaution: 'Check this address',
  levelDanger: 'This address may be an imitation',
  levelBlock: 'This address cannot be opened',
  titleNot: 'This is not {imitated}',
  titleInsecure: 'The connection is not encrypted',
  adviceDecline: 'Decline unless you are sure about this address.',
  adviceBlock: 'It was not opened, and nothing was sent. Decline or cancel.',
  moreAboutAddress: 'More about this address',

  notOpened: 'The page did not open. Try again, or copy the link.',
  mayBeOpen: 'Did the page open?',
  opening: 'Opening the page…',
  waiting: 'The page is open in another tab or window. Come back when you are done there.',
  completed: 'Done. You can continue here.',
  completedMeanwhile: 'The server says that nothing more is needed on the page.',

  findingLength: 'The address is too long to be shown in full.',
  findingInvalidUrl: 'Not every browser reads this address the same way.',
  findingNotUrl: 'This is not a valid web address.',
  findingScheme: 'Only web pages can be opened. This would start something else: {scheme}.',
  findingUserinfo:
    'A user name comes before the host, a common disguise. What counts is the host after the last @: {host}.',
  findingInsecure:
    'Others on the network can read and change what you enter there, because the connection is not encrypted.',
  findingIpAddress:
    'The host is a bare number and not a name. Open it only if you know who owns it.',
  findingLocalNetwork: 'This leads to your own computer or to a device in your own network.',
  findingPort: 'It uses port {port}, which is not the usual one.',
  findingObfuscated:
    'It is written as {written}, to look like something else. It leads to the host above.',
  findingSlashes: 'Its slashes are not written in the usual way. It leads to the host above.',
  findingHidden: 'It contains a character that cannot be seen: {character}.',
  findingPunycode: 'It looks like {unicode}, but opens {ascii}.',
  findingMixedScript:
    '{label} mixes letters of different alphabets, a common trick in fake addresses.',
  findingRestricted: '{label} contains {character}, which names do not normally contain.',
  findingConfusable: '{label} is easily mistaken for a name in different letters.',
  findingLookalike: 'It looks like {lookalike}, but is not.',
  lookalikeLetters: 'It uses look-alike letters.',
  lookalikeSpelled: 'It is a code that stands for {unicode}.',
  findingSubdomains: {
    one: 'It has {count} part before {domain}. Only {domain} tells you who owns it.',
    other: 'It has {count} parts before {domain}. Only {domain} tells you who owns it.',
  },
  findingLongHost: 'A part of the host is unusually long.',
  findingEmbedded: 'It contains {embedded}, but it belongs to {domain}.',
  findingShared:
    'Anyone can publish under {suffix}. Only the full name tells you whose page this is.',
  findingPublished:
    'Anyone can publish pages on {published}. Its name does not tell you who made this one.',
  findingRedirect: 'It may pass you on to {host}.',
  findingShortener: '{shortener} shortens links. You cannot see where this one leads.',
  findingRuns: 'The part “{name}” of this address contains code that the page may run.',
  findingCredential: 'The part “{name}” of this address contains a secret that others may read.',
  findingDevice:
    'On this page you give another device or app access to your account. Open it only if you started this sign-in yourself.',
  findingNoSuffixList: 'Could not check which part of the host identifies its owner.',
} as const satisfies Record<string, Message>;
