import { readFileSync } from 'node:fs';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

// One report for each entry of the package, committed beside this file: a change of the public API
// shows in a diff. Without --local a difference is an error.
const localBuild = process.argv.includes('--local');
const root = new URL('..', import.meta.url).pathname;

// A host also sees the types that an entry uses and does not export, such as the options of a queue. They stand in these
// reports. The other entries use none that does not, so that no type stands in five reports.
const whole = ['index', 'core', 'host', 'locales/en'];
let reported = '';

for (const name of [...whole, 'bridge', 'cluster', 'tasks', 'park', 'remote', 'testing']) {
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
        includeForgottenExports: whole.includes(name),
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
  const { succeeded } = Extractor.invoke(config, {
    localBuild,
    showVerboseMessages: false,
    messageCallback({ messageId, text }) {
      if (messageId !== 'ae-forgotten-export' || whole.includes(name)) return;
      const [, type] = /"(\w+)"/.exec(text)!;
      if (new RegExp(`^(export )?\\w+ ${type}\\b`, 'm').test(reported)) return;
      console.error(`"${type}", which "${name}" uses, is in no report: export it from ${name}.ts.`);
      process.exitCode = 1;
    },
  });
  const report = `etc/${reportFileName}.api.md`;
  reported += readFileSync(`${root}${report}`, 'utf8');
  if (!succeeded) {
    console.error(`The API of "${name}" differs from ${report}: run npm run api.`);
    process.exitCode = 1;
  }
}
