import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

import type { PageWorld } from './page-world.ts';
import type { TestPerson } from './people.ts';

export const readers = ['nobody', 'seeker', 'employer', 'admin'] as const;
export type Reader = (typeof readers)[number];

/** The status, or where the reader is redirected. */
type Answer = 200 | 404 | ((path: string, world: PageWorld) => string);
export type Answers = Record<Reader, Answer>;

/** Messages without parameters are such texts. */
type Text = (world: PageWorld, options: { locale: Locale }) => string;

export interface PageRow {
  path: (world: PageWorld) => string;
  answers: Answers;
  /** Text that the page must show, in the reader's language. */
  heading: Text;
  /** The title of the window; the heading by default. */
  title?: Text;
  /** The languages named to search engines; absent for pages that they must not list. */
  listedIn?: readonly Locale[];
  /** Other states of the page to check. */
  also?: (world: PageWorld) => string[];
}

/** The answer to readers who must sign in first, and then return. */
export const signIn = (path: string) => `${paths.login()}?next=${encodeURIComponent(path)}`;
const homeOf = (role: string) => () => `${paths.home()}?for=${role}`;

export const everybody: Answers = { nobody: 200, seeker: 200, employer: 200, admin: 200 };
export const signedIn: Answers = { ...everybody, nobody: signIn };
export const onlySeekers: Answers = {
  nobody: signIn,
  seeker: 200,
  employer: homeOf('job_seeker'),
  admin: homeOf('job_seeker'),
};
export const onlyEmployers: Answers = {
  nobody: signIn,
  seeker: homeOf('employer'),
  employer: 200,
  admin: homeOf('employer'),
};
/** The employer is a consultant of the house agency. */
export const onlyConsultants: Answers = { nobody: signIn, seeker: 404, employer: 200, admin: 404 };
/** Parts of a seeker's own profile: other readers are redirected to theirs. */
export const ownProfile: Answers = {
  nobody: signIn,
  seeker: 200,
  employer: paths.employerProfile,
  admin: (_, { admin }) => paths.viewProfile(admin.profileId),
};
export const onlyAdmins: Answers = { nobody: paths.home, seeker: paths.home, employer: paths.home, admin: 200 };
export const nowhere: Answers = { nobody: 404, seeker: 404, employer: 404, admin: 404 };

/** Authors and owners cannot report their own content, nor can administrators. */
export const notOwn = { employer: 404, admin: 404 } as const;

export const queriesOf = (path: string, ...queries: string[]): string[] => queries.map((query) => `${path}?${query}`);

/** Rows with the same answers, except for their own. */
export const answering = (
  answers: Answers,
  rows: Record<string, Omit<PageRow, 'answers'> & { answers?: Partial<Answers> }>,
): Record<string, PageRow> =>
  Object.fromEntries(
    Object.entries(rows).map(([route, row]) => [route, { ...row, answers: { ...answers, ...row.answers } }]),
  );

/** A reader's answer: a status, or an address. */
export function answerTo(row: PageRow, world: PageWorld, reader: Reader): number | string {
  const answer = row.answers[reader];
  return typeof answer === 'function' ? answer(row.path(world), world) : answer;
}

/** The first reader who sees the page, preferring a signed-out one; undefined if no one does. */
export const readerOf = ({ answers }: PageRow): Reader | undefined => readers.find((reader) => answers[reader] === 200);

/** Signed out without a person. */
export const personOf = (world: PageWorld, reader: Reader): TestPerson | undefined =>
  reader === 'nobody' ? undefined : world[reader];
