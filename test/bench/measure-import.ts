// Uploading, checking, applying and undoing a file of a company on a running site, while others use it.
import { setTimeout as sleep } from 'node:timers/promises';

import { type ImportStatus, isUnderWay } from '../../src/contract/imports/import-choices.ts';
import type { ImportOf, ImportRow } from '../../src/contract/imports/import-procedures.ts';
import { demoAccounts } from '../../src/server/features/site/demo-accounts.ts';
import { signInAt } from '../support/sign-in-at.ts';
import { quantile } from './report.ts';
import { watched } from './watched.ts';

/** Every this many rows, one has an error, each of the fields in turn. */
interface Mistakes {
  each: number;
  fields: readonly string[];
}

interface Imported {
  /** After `/companies/ID`. */
  path: string;
  /** For the company of the user who imports. */
  file: (companyId: string) => string | Promise<string>;
  mistakes: Mistakes;
  /** Before it is applied. */
  options?: object;
}

type Import = ImportOf<string, object>;

/** The field that is wrong in a row, by its position in the file. */
export const mistakeAt = (position: number, { each, fields }: Mistakes): string | undefined =>
  (position - 1) % each === 0 ? fields[((position - 1) / each) % fields.length] : undefined;

/** Seconds of each step, and milliseconds of the answers to others. */
export async function measureImport(url: string, { path, file, mistakes, options }: Imported) {
  const cookie = await signInAt(
    url,
    demoAccounts.find(({ role }) => role === 'employer')!,
  );
  const as = { url, cookie };
  const companies = await ask<{ id: string; isCurrent: boolean }[]>(as, 'GET', '/me/companies');
  const companyId = companies.find(({ isCurrent }) => isCurrent)?.id ?? '';
  const list = `/companies/${companyId}${path}`;
  const content = await file(companyId);
  const quiet = await watched(url, () => sleep(5_000));
  const figures: Record<string, number> = {};
  const busy = await watched(url, async () => {
    const began = performance.now();
    const { id } = await upload(as, list, content);
    const checked = await reached(as, `${list}/${id}`, 'ready');
    figures['read and checked, s'] = (performance.now() - began) / 1_000;
    figures['wrong rows, named by row and field'] = await countNamed(as, `${list}/${id}`, mistakes);
    const applying = performance.now();
    await ask(as, 'PUT', `${list}/${id}/mapping`, {
      mapping: checked.columns.map(({ field }) => field),
      options: { ...checked.options, ...options },
    });
    await reached(as, `${list}/${id}`, 'ready');
    await ask(as, 'POST', `${list}/${id}/apply`, {});
    const applied = await reached(as, `${list}/${id}`, 'applied');
    const undoing = performance.now();
    figures['rows done'] = applied.outcomes.done;
    figures['checked again and applied, s'] = (undoing - applying) / 1_000;
    await ask(as, 'POST', `${list}/${id}/undo`, {});
    const undone = await reached(as, `${list}/${id}`, 'undone');
    figures['undone, s'] = (performance.now() - undoing) / 1_000;
    figures['rows undone'] = undone.outcomes.undone;
  });
  return { ...figures, ...figuresOf('quiet', quiet), ...figuresOf('meanwhile', busy) };
}

function figuresOf(when: string, [plain = [], list = []]: number[][]): Record<string, number> {
  return {
    [`${when}: median, ms`]: quantile(plain, 0.5),
    [`${when}: longest, ms`]: Math.max(...plain),
    [`${when}: a list of jobs, median, ms`]: quantile(list, 0.5),
    [`${when}: a list of jobs, longest, ms`]: Math.max(...list),
  };
}

interface As {
  url: string;
  cookie: string;
}

async function upload(as: As, path: string, file: string): Promise<Import> {
  const body = new FormData();
  body.set('file', new File([file], 'rows.csv'));
  return send<Import>(as, 'POST', path, { body });
}

async function reached(as: As, path: string, status: ImportStatus): Promise<Import> {
  for (;;) {
    const found = await ask<Import>(as, 'GET', path);
    if (found.status === status) return found;
    if (!isUnderWay(found.status)) throw new Error(`The import is ${found.status}: ${found.problem}.`);
    await sleep(250);
  }
}

/** Rows whose own error is reported. */
async function countNamed(as: As, path: string, mistakes: Mistakes): Promise<number> {
  let named = 0;
  for (let after: number | null = 0; after !== null;) {
    const page: { rows: ImportRow[]; next: number | null } = await ask(
      as,
      'GET',
      `${path}/rows?action=wrong&after=${after}`,
    );
    for (const { position, problems } of page.rows)
      if (problems.some(({ field }) => field === mistakeAt(position, mistakes))) named += 1;
    after = page.next;
  }
  return named;
}

function ask<Answer>(as: As, method: string, path: string, json?: object): Promise<Answer> {
  const body = json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return send(as, method, path, body ?? {});
}

async function send<Answer>({ url, cookie }: As, method: string, path: string, init: RequestInit): Promise<Answer> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(init.headers as object) };
  const answer = await fetch(`${url}/api${path}`, { ...init, method, headers });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
  return (await answer.json()) as Answer;
}
