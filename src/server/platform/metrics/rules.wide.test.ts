import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: 'docs', encoding: 'utf8' });

/** For `skipIf`, which says nothing. */
function hasPromtool(): boolean {
  const isInstalled = promtool('--version').error === undefined;
  if (!isInstalled)
    console.log('promtool is not installed, so the alert rules are not tested (Debian: apt-get install prometheus).');
  return isInstalled;
}

test.skipIf(!hasPromtool())('Prometheus takes the alert rules, and each fires at its moment', () => {
  for (const args of [
    ['check', 'rules', 'prometheus-rules.yml'],
    ['test', 'rules', 'prometheus-rules.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});
