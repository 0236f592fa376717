import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What one run of Vitest adds to the end of the log. */
export interface RunReport {
  readonly passed: number;
  /** Each with its project, since the same test runs in several engines, and with the first line of why. */
  readonly failures: readonly string[];
}

/** A reporter that writes a `RunReport` to the file that `RUN_REPORT` names. */
export default class ReportFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const failures = modules.flatMap((module) => [
      ...module.errors().map(({ message }) => describe(module, '', message)),
      ...[...module.children.allTests('failed')].map(describeTest),
    ]);
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length;
    const report: RunReport = { passed, failures };
    writeFileSync(process.env['RUN_REPORT']!, JSON.stringify(report));
  }
}

function describeTest(test: TestCase): string {
  return describe(test.module, test.fullName, test.result().errors?.[0]?.message);
}

function describe({ project, relativeModuleId }: TestModule, name: string, message = ''): string {
  const [why] = stripVTControlCharacters(message).split('\n');
  return `- ${project.name}, ${relativeModuleId}: ${name}\n    ${why}`;
}
