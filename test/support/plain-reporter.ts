import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line: tests passed and failed. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: 'passed' | 'failed' | 'skipped') =>
      tests.filter((test) => test.result().state === state).length;
    const broken =
      modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length + unhandled.length;
    const skipped = count('skipped');
    console.log(
      `${count('passed')} passed, ${count('failed') + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
  }
}
