/* What few heads have. It is loaded with the first that does. */

export { Countdown } from './Countdown.tsx';
export { ServerIcon } from './ServerIcon.tsx';
