export {
  parkRound,
  resumeRound,
  type ParkableExchange,
  type ParkedRequest,
  type ParkedRound,
  type ParkedToken,
  type ResumeOptions,
} from './park/parkRound.ts';
