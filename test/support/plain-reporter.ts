import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Prints one line with the number of passed and failed tests, or writes the figures to the file that `npm test` names. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: 'passed' | 'skipped') => tests.filter((test) => test.result().state === state).length;
    const [passed, skipped] = [count('passed'), count('skipped')];
    const failures = [...modules.flatMap(failuresOf), ...unhandled.map(({ message }) => message)];
    const file = process.env.PARLANCE_TEST_FIGURES;
    if (file === undefined) {
      console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
      return;
    }
    const files = modules.map((module) => ({ path: pathOf(module), seconds: secondsOf(module) }));
    writeFileSync(file, JSON.stringify({ passed, skipped, files, failures }));
  }
}

/** Tests, and files and groups that could not be set up. */
function failuresOf(module: TestModule): string[] {
  const path = pathOf(module);
  const failed = [...module.children.allTests('failed')].map(({ fullName }) => `${path} > ${fullName}`);
  const broken = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
  return [
    ...failed,
    ...broken.map(({ fullName }) => `${path} > ${fullName}`),
    ...(module.errors().length > 0 ? [path] : []),
  ];
}

const pathOf = (module: TestModule): string => relative('.', module.moduleId);

/** Includes imports and hooks. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
