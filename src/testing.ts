export { createFakeQueue, type FakeQueue } from './testing/createFakeQueue.ts';
export { elicitations, type ElicitationFixture } from './testing/elicitations.ts';
export { disableConsentGuard } from './react/guard/guardSwitch.ts';
export { describeSlot, type TestFramework } from './testing/describeSlot.tsx';
export { loadOutlet } from './testing/loadOutlet.ts';
