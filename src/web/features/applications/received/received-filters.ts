import {
  ALL_STATUSES,
  applicationStatuses,
  type ApplicationStatus,
  receivedSorts,
  UNDECIDED,
  undecidedStatuses,
} from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { isLanguageFilter, type LanguageFilter } from '#contract/languages.ts';
import { LIST_WORDS_MAX, SKILL_LENGTH_MAX, TAG_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import { readCursor, readDay, readId, readLine, readOneOf, textsOf } from '#web/app/list-params.ts';

export interface ReceivedFilters {
  job?: string;
  status: ApplicationStatus | typeof UNDECIDED | typeof ALL_STATUSES;
  language?: LanguageFilter;
  skill?: string;
  tag?: string;
  /** Answers to questions of the job: `<question>:<answer>`, separated by commas. */
  answers?: string;
  wanted?: 'true';
  q?: string;
  from?: string;
  to?: string;
  sort?: (typeof receivedSorts)[number];
  cursor?: string;
}

/** The content of a list: a status, several, or a stage by its id. */
export type Shown = ReceivedFilters['status'] | `stage:${string}`;

/** The status and stage of an application. */
export type Place = Pick<ReceivedApplication, 'status' | 'stage'>;

export const shows = (shown: Shown, { status, stage }: Place): boolean =>
  shown === ALL_STATUSES ||
  shown === status ||
  (shown === UNDECIDED && undecidedStatuses.includes(status)) ||
  (stage !== null && shown === `stage:${stage.id}`);

export const asked = ({ status, ...others }: ReceivedFilters, shown: Shown = status) => ({
  ...others,
  ...within(shown),
});

const within = (shown: Shown) => {
  if (isStage(shown)) return { stage: shown.slice(STAGE.length) };
  return { status: shown === ALL_STATUSES ? undefined : shown };
};

/** The review of an application, with the list that it is opened from in the address. */
export const reviewHref = (id: string, filters: ReceivedFilters, shown: Shown = filters.status): string =>
  href(paths.reviewApplication(id), { ...filters, cursor: undefined, status: shown });

/** The list in the address of a review, for the API; empty if it was opened from elsewhere. */
export function readReviewedList(params: URLSearchParams): Partial<Omit<ReturnType<typeof asked>, 'cursor'>> {
  const status = params.get('status');
  if (status === null) return {};
  const { filters } = readReceived(params);
  const shown = isStage(status) && readId(status.slice(STAGE.length)) ? status : filters.status;
  const { cursor: _, sort = 'oldest', ...list } = asked(filters, shown);
  // With its order: an empty list would be another one.
  return { ...list, sort };
}

const STAGE = 'stage:';

const isStage = (shown: string): shown is `stage:${string}` => shown.startsWith(STAGE);

export type ReceivedView = 'table' | 'columns';

/** Reads the filters from the query string; invalid values are ignored. */
export function readReceived(
  params: URLSearchParams,
  /** Of the page; by default the query's. */
  jobId?: string,
): { view: ReceivedView; filters: ReceivedFilters } {
  const given = textsOf(params);
  // The form sends language and level separately.
  const language = given.level && given.language?.length === 2 ? `${given.language}:${given.level}` : given.language;
  const job = readId(jobId ?? given.job);
  // Answers belong to one job.
  const answers = job
    ? params
        .getAll('answers')
        .flatMap((text) => text.split(','))
        .filter((answer) => ANSWER.test(answer))
    : [];
  const filters = {
    job,
    answers: answers.length > 0 ? answers.join(',') : undefined,
    wanted: job ? readOneOf(['true'], given.wanted) : undefined,
    // By default, applications that need an answer.
    status: readOneOf([...applicationStatuses, UNDECIDED, ALL_STATUSES], given.status) ?? UNDECIDED,
    language: language && isLanguageFilter(language) ? language : undefined,
    skill: readLine(given.skill, SKILL_LENGTH_MAX),
    tag: readLine(given['tag'], TAG_MAX),
    q: readLine(given.q, LIST_WORDS_MAX),
    from: readDay(given.from),
    to: readDay(given.to),
    sort: readOneOf(receivedSorts, given.sort),
    cursor: readCursor(given.cursor),
  };
  return { view: given.view === 'columns' ? 'columns' : 'table', filters };
}

const ANSWER = /^[\da-f-]{36}:[\w-]{1,36}$/;

/** The applications for one job are on its page. */
export const receivedPath = (job: string | undefined): string =>
  job === undefined ? paths.manageApplications() : paths.jobApplications(job);

export const receivedHref = (view: ReceivedView, { job, ...filters }: Partial<ReceivedFilters>): string =>
  href(receivedPath(job), {
    ...filters,
    status: filters.status === UNDECIDED ? undefined : filters.status,
    view: view === 'table' ? undefined : view,
  });

export const isFiltered = ({ language, skill, tag, answers, wanted, q, from, to }: ReceivedFilters): boolean =>
  [language, skill, tag, answers, wanted, q, from, to].some(Boolean);
