import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints one line with the number of passed and failed tests, or writes the figures to the file that `npm test` names. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: 'passed' | 'failed' | 'skipped') =>
      tests.filter((test) => test.result().state === state).length;
    const broken =
      modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length + unhandled.length;
    const [passed, failed, skipped] = [count('passed'), count('failed') + broken, count('skipped')];
    const file = process.env.PARLANCE_TEST_FIGURES;
    if (file === undefined) {
      console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
      return;
    }
    const files = modules.map((module) => ({ path: relative('.', module.moduleId), seconds: secondsOf(module) }));
    writeFileSync(file, JSON.stringify({ passed, failed, skipped, files }));
  }
}

/** Includes imports and hooks. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}
