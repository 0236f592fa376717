export {
  fromInterrupts,
  type Interrupt,
  type InterruptAnswer,
} from './interrupts/fromInterrupts.ts';
