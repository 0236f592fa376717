export { createFakeQueue, type FakeQueue } from './testing/createFakeQueue.ts';
export { elicitations, type ElicitationFixture } from './testing/elicitations.ts';
export { disableConsentGuard } from './react/guard/consentGuardSwitch.ts';
export { describeSlot, type TestFramework } from './testing/describeSlot.tsx';
