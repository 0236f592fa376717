import { spawnSync } from 'node:child_process';

const host = 'node test/conformance/host.ts';

/** The scenarios for clients that concern elicitation, and the host that each is run against. */
const runs: readonly (readonly [scenario: string, host: string])[] = [
  ['elicitation-sep1034-client-defaults', host],
  ['sep-2322-client-request-state', host],
  ['sep-2322-client-request-state', `${host} --own-rounds`],
  ['request-metadata', host],
];

for (const [scenario, command] of runs) {
  console.log(`\n${scenario}: ${command}`);
  const options = ['client', '--command', command, '--scenario', scenario];
  const { status } = spawnSync('conformance', options, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
