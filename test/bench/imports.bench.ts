// Importing a file of 10,000 jobs, 500 of them with errors, in one process: the duration of reading and validating, of
// applying and of undoing, whether each error is reported, and how long other requests wait meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { IMPORT_ROWS_MAX, type ImportStatus, isUnderWay } from '../../src/contract/imports/import-choices.ts';
import type { ImportRow } from '../../src/contract/imports/import-procedures.ts';
import type { JobImport } from '../../src/contract/imports/imports.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { startJobsSite } from './jobs-site.ts';
import { liftLimits } from './lift-limits.ts';
import { quantile, report } from './report.ts';
import { watched } from './watched.ts';

const ROWS = Number(process.env.ROWS ?? IMPORT_ROWS_MAX);
/** Every twentieth row has an error: no title, an invalid number, no date, or no language. */
const WRONG_EACH = 20;
const MISTAKES = ['title', 'salaryMin', 'validThrough', 'locale'];
const JOBS = 1_000;

const site = await startJobsSite(JOBS);
const client = new pg.Client({ connectionString: site.databaseUrl });
try {
  await client.connect();
  await liftLimits(client);
  const cookie = await signInAt(
    site.url,
    demoAccounts.find(({ role }) => role === 'employer')!,
  );
  const company = await ask<{ id: string; isCurrent: boolean }[]>(cookie, 'GET', '/me/companies');
  const path = `/companies/${company.find(({ isCurrent }) => isCurrent)?.id}/imports`;
  const quiet = await watched(site.url, () => sleep(5_000));
  let named = 0;
  let times = { check: 0, apply: 0, undo: 0 };
  let last: JobImport | undefined;
  const busy = await watched(site.url, async () => {
    const began = performance.now();
    const { id } = await upload(cookie, path);
    const checked = await reached(cookie, `${path}/${id}`, 'ready');
    const check = performance.now() - began;
    named = await countNamed(cookie, `${path}/${id}`);
    const applying = performance.now();
    await ask(cookie, 'PUT', `${path}/${id}/mapping`, {
      mapping: checked.columns.map(({ field }) => field),
      options: { ...checked.options, publish: true },
    });
    await reached(cookie, `${path}/${id}`, 'ready');
    await ask(cookie, 'POST', `${path}/${id}/apply`, {});
    last = await reached(cookie, `${path}/${id}`, 'applied');
    const undoing = performance.now();
    await ask(cookie, 'POST', `${path}/${id}/undo`, {});
    await reached(cookie, `${path}/${id}`, 'undone');
    times = { check, apply: undoing - applying, undo: performance.now() - undoing };
  });
  report(
    'imports',
    {
      rows: ROWS,
      'wrong rows': ROWS / WRONG_EACH,
      'wrong rows, named by row and field': named,
      'rows done': last?.outcomes.done ?? 0,
      'read and checked, s': times.check / 1_000,
      'checked again and applied, published, s': times.apply / 1_000,
      'undone, s': times.undo / 1_000,
      ...figuresOf('quiet', quiet),
      ...figuresOf('meanwhile', busy),
    },
    [
      { figure: 'wrong rows, named by row and field', atLeast: ROWS / WRONG_EACH },
      { figure: 'read and checked, s', atMost: 60 },
      { figure: 'checked again and applied, published, s', atMost: 60 },
      { figure: 'meanwhile: longest, ms', atMost: 200 },
      { figure: 'meanwhile: a list of jobs, longest, ms', atMost: 200 },
    ],
  );
} finally {
  await client.end();
  await site.stop();
}

function figuresOf(when: string, [plain = [], list = []]: number[][]): Record<string, number> {
  return {
    [`${when}: median, ms`]: quantile(plain, 0.5),
    [`${when}: longest, ms`]: Math.max(...plain),
    [`${when}: a list of jobs, median, ms`]: quantile(list, 0.5),
    [`${when}: a list of jobs, longest, ms`]: Math.max(...list),
  };
}

function makeFile(): string {
  const head =
    'reference,title,description,category,employmentType,workplace,city,country,salaryMin,validThrough,locale';
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const wrong = at % WRONG_EACH === 0 ? MISTAKES[(at / WRONG_EACH) % MISTAKES.length] : undefined;
    return [
      `R${at}`,
      wrong === 'title' ? '' : `Account Manager ${at}`,
      `"You look after customers. ${'They write in several languages. '.repeat(20)}"`,
      'sales,full time,hybrid,Lisbon,Portugal',
      wrong === 'salaryMin' ? 'plenty' : 30_000 + at,
      wrong === 'validThrough' ? 'soon' : dayIn(40),
      wrong === 'locale' ? 'Klingon' : 'en',
    ].join(',');
  });
  return [head, ...rows].join('\n');
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function upload(cookie: string, path: string): Promise<JobImport> {
  const body = new FormData();
  body.set('file', new File([makeFile()], 'jobs.csv'));
  return send<JobImport>(cookie, 'POST', path, { body });
}

async function reached(cookie: string, path: string, status: ImportStatus): Promise<JobImport> {
  for (;;) {
    const found = await ask<JobImport>(cookie, 'GET', path);
    if (found.status === status) return found;
    if (!isUnderWay(found.status)) throw new Error(`The import is ${found.status}: ${found.problem}.`);
    await sleep(250);
  }
}

/** Rows whose own error is reported. */
async function countNamed(cookie: string, path: string): Promise<number> {
  let named = 0;
  for (let after: number | null = 0; after !== null;) {
    const page: { rows: ImportRow[]; next: number | null } = await ask(
      cookie,
      'GET',
      `${path}/rows?action=wrong&after=${after}`,
    );
    for (const { position, problems } of page.rows)
      if (problems.some(({ field }) => field === MISTAKES[((position - 1) / WRONG_EACH) % MISTAKES.length])) named += 1;
    after = page.next;
  }
  return named;
}

function ask<Answer>(cookie: string, method: string, path: string, json?: object): Promise<Answer> {
  const body = json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return send(cookie, method, path, body ?? {});
}

async function send<Answer>(cookie: string, method: string, path: string, init: RequestInit): Promise<Answer> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(init.headers as object) };
  const answer = await fetch(`${site.url}/api${path}`, { ...init, method, headers });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
  return (await answer.json()) as Answer;
}
