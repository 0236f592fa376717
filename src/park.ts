export { parkRound, resumeRound, type ParkedRound, type ParkedToken } from './park/parkRound.ts';
