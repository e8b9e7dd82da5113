import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { lockFolder } from '#server/platform/db/embedded/folder-lock.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['bin', 'db', 'messages', 'package-lock.json', 'package.json', 'project.inlang', 'public', 'src'];
const CONFIGURATION = ['react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const TITLE = /("home_title": ")[^"]*/;
const TWO_DAYS_AGO = new Date(Date.now() - 48 * 60 * 60_000);

/** In a separate checkout, with a copy of this one's build. */
describe('building while the site runs', { timeout: 600_000 }, () => {
  let folder: string;
  let before: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parlance-building-'));
    for (const source of [...SOURCES, ...CONFIGURATION])
      await cp(join(ROOT, source), join(folder, source), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const build = await realpath(join(ROOT, 'build/current'));
    before = basename(build);
    await cp(build, join(folder, 'build', before), { recursive: true });
    await symlink(before, join(folder, 'build/current'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: join(folder, 'data'), ...env },
    });
    return { status, lines: (stdout + stderr).trim().split('\n') };
  }
  const current = async () => basename(await realpath(join(folder, 'build/current')));
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));

  test.for(['admin', 'backup', 'config', 'migrate', 'restore', 'seed'])(
    'without a build, npm run %s asks for one, and does not build',
    async (command) => {
      await rm(join(folder, 'build/current'));
      const { status, lines } = run(`bin/${command}.mjs`);
      await symlink(before, join(folder, 'build/current'));
      expect(status).toBe(1);
      expect(lines).toEqual(['There is no build here yet. Run npm run build first; npm start builds too.']);
    },
  );

  test('a build that fails keeps the previous one', async () => {
    const file = 'src/server/app.ts';
    await edit(file, (text) => `${text}const broken = ;\n`);
    const { status, lines } = run('bin/build.mjs');
    await edit(file, (text) => text.replace('const broken = ;\n', ''));
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(/^The build failed\. The build of before stays: \d\S* .*built at .*UTC\.$/);
    expect(await current()).toBe(before);
    expect(existsSync(join(folder, 'build/current/server/main.js'))).toBe(true);
  });

  test('npm start refuses, before building, while another process uses the data', async () => {
    await edit('messages/en.json', (text) => text.replace(TITLE, '$1Another title'));
    await mkdir(join(folder, 'data'));
    const unlock = await lockFolder(join(folder, 'data'));
    const { status, lines } = run('bin/start.mjs');
    unlock();
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/is in use by another Parlance process \(pid \d+\)/);
  });

  test("an operator's command runs the existing build, and names its release", () => {
    const { lines } = run('bin/migrate.mjs', ['--what']);
    expect(lines[0]).toMatch(/^Migrations of \d\S* .*built at .*UTC$/);
    expect(lines[1]).toMatch(/^This runs the built release, .*\. The sources are others: npm run build builds them\.$/);
    expect(lines[2]).toMatch(/^Usage: npm run migrate/);
  });

  test('a build is kept for a day after the next, and returning to it builds nothing', async () => {
    await mkdir(join(folder, 'build/older'));
    await utimes(join(folder, 'build/older'), TWO_DAYS_AGO, TWO_DAYS_AGO);
    expect(run('bin/build.mjs')).toEqual({ status: 0, lines: ['Building …'] });
    const next = await current();
    expect(next).not.toBe(before);
    expect((await readdir(join(folder, 'build'))).toSorted()).toEqual([before, 'current', next].toSorted());

    const title = TITLE.exec(await readFile(join(ROOT, 'messages/en.json'), 'utf8'))?.[0] ?? '';
    await edit('messages/en.json', (text) => text.replace(TITLE, title));
    expect(run('bin/build.mjs')).toEqual({ status: 0, lines: [''] });
    expect(await current()).toBe(before);
    expect(existsSync(join(folder, 'build', next))).toBe(true);
  });
});
