import { expect, test, vi } from 'vitest';
import { ServerNames } from '../../src/bridge/ServerNames.ts';

vi.mock(import('../../src/bridge/identity.ts'), async (original) => ({
  ...(await original()),
  fingerprint: () => 'the same for all',
}));

test('two servers never have one id, even if their fingerprints are the same', () => {
  const names = new ServerNames();
  const [one, other] = [{ name: 'One' }, { name: 'Other' }];
  const [id, otherId] = [one, other].map((server) => names.publish(server).id!);
  expect(otherId).not.toBe(id);
  expect(names.find(id!)).toBe(one);
  expect(names.find(otherId!)).toBe(other);
  // Another connection of it.
  expect(names.publish({ name: 'Other' }).id).toBe(otherId);
});
