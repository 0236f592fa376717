import type { Message } from './Message.ts';

/** English words for URL mode: those that are used where the host gives no others. Loaded with it. */
export const enUrl = {
  asksToOpen: '{server} asks you to open a page',
  address: 'Full address',
  addressAsSent: 'As sent',
  asciiForm: 'This name has letters beyond A to Z. Its ASCII form is {ascii}.',
  analyzing: 'The address is being checked…',

  open: 'Open',
  openAgain: 'Open again',
  copyLink: 'Copy link',
  copied: 'The link was copied.',
  copyFailed: 'The link could not be copied. Select the address above and copy it yourself.',
  iOpenedIt: 'I opened it',
  itOpened: 'Yes, it opened',
  iHaveFinished: 'I have finished',
  understandRisk: 'I understand the risk and want to open this address',
  guard: 'Ready in a moment',
  guardTooEarly: 'That was too soon. Look at the address first.',
  guardNeedsConsent: 'Tick the box above first.',

  levelCaution: 'Look twice',
  levelDanger: 'This address is not safe',
  levelBlock: 'This address cannot be opened',
  adviceCaution: 'If you did not expect this address, decline.',
  adviceDanger: 'Decline, unless you are sure of this address.',
  adviceBlock: 'It was not opened, and nothing was sent. Decline or cancel.',

  notOpened: 'The page did not open. Try again, or copy the link.',
  mayBeOpen: 'Did the page open?',
  needsClick: 'The browser asks for one more click to open the page.',
  opening: 'The page is being opened…',
  waiting: 'The page is open in another tab or window. Go on there.',
  waitingToFinish: 'The page is open in another tab or window. Come back when you are done there.',
  nothingOpened: 'Nothing opened?',
  completed: 'The page is done. You can go on here.',
  completedMeanwhile: 'The server says that the page is done.',

  findingLength: 'The address is too long to be shown in full.',
  findingInvalidUrl: 'This is not an address that every browser reads the same way.',
  findingScheme: 'Only pages of the web can be opened. This would start something else: {scheme}.',
  findingUserinfo:
    'Before the host stands a user name, a common disguise: what counts is the host after the last @, {host}.',
  findingInsecure:
    'The connection is not encrypted. Others on the way can read and change what you enter there.',
  findingIpAddress:
    'The host is a bare number and not a name. Open it only if you know whose it is.',
  findingLocalNetwork: 'This leads to a device in your own network.',
  findingLoopback: 'This leads to a program on your own computer.',
  findingPort: 'It uses port {port}, which is not the usual one.',
  findingObfuscated:
    'It was written so as to look like something else: {written}. It leads to the host above.',
  findingHidden: 'It contains a character that cannot be seen: {character}.',
  findingPunycode: 'Its letters make it look like {unicode}. What opens is {ascii}.',
  findingMixedScript: '{label} mixes letters of different alphabets, as imitations do.',
  findingRestricted: '{label} contains {character}, which names do not normally contain.',
  findingConfusable: '{label} can be taken for another name in other letters.',
  findingLookalike: 'It looks like {lookalike}, and is not.',
  findingLookalikeServer: 'It looks like {lookalike}, where the server itself is, and is not.',
  findingSubdomains: {
    one: 'It has {count} part before {domain}. Only {domain} tells whose it is.',
    other: 'It has {count} parts before {domain}. Only {domain} tells whose it is.',
  },
  findingLongHost: 'A part of the host is unusually long.',
  findingEmbedded: 'It contains {embedded}, but it belongs to {domain}.',
  findingShared: 'Anybody can put pages under {suffix}. Whose this is, only its whole name tells.',
  findingRedirect: 'It may pass you on to {host}.',
  findingCredential: 'It carries something secret in {name}, which others may read.',
  findingNoSuffixList: 'Which part of the host tells whose it is could not be looked up.',
} as const satisfies Record<string, Message>;
