export { createFakeQueue, type FakeQueue } from './createFakeQueue.ts';
export { elicitations, type ElicitationFixture } from './elicitations.ts';
export { disableConsentGuard } from '../react/guard/consentGuardSwitch.ts';
export { describeSlot, type TestFramework } from './describeSlot.tsx';
