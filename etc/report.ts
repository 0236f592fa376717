import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

// One report for each entry of the package, committed beside this file: a change of the public API
// shows in a diff. Without --local a difference is an error.
const localBuild = process.argv.includes('--local');
const root = new URL('..', import.meta.url).pathname;

const entries = [
  'index',
  'core',
  'host',
  'bridge',
  'cluster',
  'tasks',
  'park',
  'nested',
  'interrupts',
  'remote',
  'testing',
];

for (const name of [...entries, 'locales/en']) {
  const reportFileName = name.replace('/', '-');
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${root}package.json`,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: `${root}dist/${name}.d.ts`,
      compiler: { tsconfigFilePath: `${root}tsconfig.build.json` },
      apiReport: {
        enabled: true,
        // A host also sees the types that an entry uses and does not export, such as the options of a queue.
        includeForgottenExports: true,
        reportFileName,
        reportFolder: `${root}etc`,
        reportTempFolder: `${root}.api`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, { localBuild, showVerboseMessages: false });
  if (!succeeded) {
    console.error(
      `The API of "${name}" differs from etc/${reportFileName}.api.md: run npm run api.`,
    );
    process.exitCode = 1;
  }
}
