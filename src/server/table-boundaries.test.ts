import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { FEATURES } from '../../.dependency-cruiser.mjs';

const FOLDER = join(import.meta.dirname, 'features');
/** May read all tables: no other feature imports them. */
const READERS = new Set(['notifications', 'saved-searches', 'admin', 'site']);
/** Tables of a later feature that an earlier one reads, each with the reason. */
const ALLOWED: Record<string, string> = {
  'accounts/queries.ts company_member': 'What a page offers depends on the role in the company.',
  'accounts/queries.ts agency': 'What a page offers depends on whether the company is the house agency.',
  'accounts/second-factor-need.ts company': 'A company may ask its members for a second factor.',
  'accounts/second-factor-need.ts company_member': 'A company may ask its members for a second factor.',
  'applications/retention/erase.ts application_comment': 'Emails and tasks about it go with the application.',
  'applications/retention/erase.ts interview': 'Emails and tasks about it go with the application.',
  'applications/retention/erase.ts message': 'Emails and tasks about it go with the application.',
  'applications/retention/erase.ts message_attachment': 'Files of its messages go with the application.',
  'applications/retention/erase.ts notification': 'Emails and tasks about it go with the application.',
  'applications/retention/erase.ts scheduled_message': 'Emails and tasks about it go with the application.',
  'companies/interviewers.ts application': 'Interviewers see what they interview.',
  'companies/interviewers.ts interview': 'Interviewers see what they interview.',
  'companies/interviewers.ts interview_member': 'Interviewers see what they interview.',
  'jobs/access.ts approval_decider': 'Approvers read the draft on which they decide.',
  'jobs/queries.ts approval': 'A list of jobs says which drafts wait for approval.',
  'jobs/access.ts application': 'Applicants see the job that they applied to, also when it has ended.',
  'profiles/access.ts application': 'A company sees the profiles of its applicants.',
  'companies/keep-logo.ts file': 'A company keeps its logo when whoever uploaded it leaves.',
  'companies/own-file.ts file': 'A logo must be a file of who sets it.',
  'keys/own-data.ts application': 'Answers to the keys of a company name its applicants.',
  'places/places.ts job_place': 'Places with jobs are suggested first.',
  'profiles/access.ts talent_invitation': 'Who answered an invitation is known to the company by name.',
  'talent/search.ts agency': 'Companies filter by what people show of a screening.',
  'talent/search.ts screening': 'Companies filter by what people show of a screening.',
  'talent/search.ts screening_part': 'Companies filter by what people show of a screening.',
  'profiles/queries.ts file': 'A profile shows the name and size of its CV.',
};

interface Source {
  /** Below `features`. */
  path: string;
  feature: string;
  text: string;
}

async function readSources(): Promise<Source[]> {
  const paths = await Array.fromAsync(glob('**/*.ts', { cwd: FOLDER }));
  const own = paths.filter((path) => !path.endsWith('.test.ts'));
  return Promise.all(
    own.map(async (path) => ({
      path,
      feature: path.split('/')[0] ?? '',
      text: await readFile(join(FOLDER, path), 'utf8'),
    })),
  );
}

/** The feature that adds each table to `Tables`. */
function ownersIn(sources: Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { feature, text } of sources) {
    const [, tables = ''] = /interface Tables \{\n([\s\S]*?)\n {2}\}/.exec(text) ?? [];
    for (const [, table = ''] of tables.matchAll(/^ {4}(\w+):/gm)) owners.set(table, feature);
  }
  return owners;
}

const names = (text: string, table: string): boolean =>
  new RegExp(`(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\\(\\s*\\[?['"\`]${table}\\b`).test(text) ||
  new RegExp(`\\b(?:from|join|into|update) ${table}\\b(?!\\.)`).test(text);

test('a feature names its own tables and those of features before it', async () => {
  const sources = await readSources();
  const owners = ownersIn(sources);
  expect(owners.size).toBeGreaterThan(40);
  const found = sources
    .filter(({ feature }) => !READERS.has(feature))
    .flatMap(({ path, feature, text }) =>
      [...owners]
        .filter(([table, owner]) => {
          const isLater = READERS.has(owner) || FEATURES.indexOf(owner) > FEATURES.indexOf(feature);
          return isLater && names(text, table);
        })
        .map(([table]) => `${path} ${table}`),
    );
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});
