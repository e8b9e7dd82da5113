import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

import { DUE_SOON_DAYS } from '#contract/applications/answer-choices.ts';
import {
  abilitiesOf,
  ALL_STATUSES,
  type ApplicationStatus,
  UNDECIDED,
} from '#contract/applications/application-status.ts';
import type { AnswersDue, ReceivedApplication } from '#contract/applications/application-views.ts';
import { queries } from '#web/app/api-client.ts';

import { type Place, shows, type Shown } from './received-filters.ts';

const DAY = 86_400_000;

export interface ReceivedPage {
  applications: ReceivedApplication[];
  nextCursor: string | null;
  counts: Partial<Record<ApplicationStatus, number>>;
  /** By the id of the stage. */
  stageCounts: Partial<Record<string, number>>;
  answersDue: AnswersDue;
}

export type ReceivedPages = InfiniteData<ReceivedPage, string | undefined>;

/** Opening an application keeps its pending rejection; any other change replaces it. */
export const inPlace = (application: ReceivedApplication, { status, stage }: Place): ReceivedApplication =>
  withRejection(
    { ...application, status, stage, isWaiting: application.isWaiting && waits(status) },
    application.isBeingRejected && (status === 'viewed' || status === application.status),
  );

/** As the server presents it, with or without a pending rejection. */
export function withRejection(application: ReceivedApplication, isBeingRejected: boolean): ReceivedApplication {
  const can = abilitiesOf(application.can.decide ? 'employer' : 'interviewer', application.status, application.isBlind);
  return { ...application, isBeingRejected, can: { ...can, reject: can.reject && !isBeingRejected } };
}

/** The pages of a list of `shown` after an application moved there from `from`. */
export function afterChange(
  pages: readonly ReceivedPage[],
  shown: Shown,
  application: ReceivedApplication,
  from: Place,
): ReceivedPage[] {
  const { id, status, stage } = application;
  const isThere = pages.some(({ applications }) => applications.some((one) => one.id === id));
  return pages.map(({ applications, nextCursor, counts, stageCounts, answersDue }, index) => {
    const stay = shows(shown, application);
    const remaining = applications.flatMap((one) => (one.id === id ? (stay ? application : []) : one));
    const isNewcomer = index === 0 && !isThere && isColumn(shown) && stay && !shows(shown, from);
    return {
      nextCursor,
      applications: isNewcomer ? [application, ...remaining] : remaining,
      counts: recount(counts, from.status, status),
      stageCounts: recount(stageCounts, from.stage?.id, stage?.id),
      answersDue: waits(from.status) && !waits(status) ? withoutOne(answersDue, application) : answersDue,
    };
  });
}

/** Statuses without an answer. */
const waits = (status: ApplicationStatus): boolean => status === 'new' || status === 'viewed';

function withoutOne({ overdue, soon }: AnswersDue, { answerDueAt }: ReceivedApplication): AnswersDue {
  const left = answerDueAt === null ? Infinity : Date.parse(answerDueAt) - Date.now();
  return {
    overdue: left < 0 ? Math.max(0, overdue - 1) : overdue,
    soon: left >= 0 && left < DUE_SOON_DAYS * DAY ? Math.max(0, soon - 1) : soon,
  };
}

/** Lists that insert new applications at the top, since they have no other order. */
const isColumn = (shown: Shown): boolean => shown !== ALL_STATUSES && shown !== UNDECIDED;

function recount<Counts extends Partial<Record<string, number>>>(
  counts: Counts,
  from: string | undefined,
  to: string | undefined,
): Counts {
  if (from === to) return counts;
  const changed: Partial<Record<string, number>> = { ...counts };
  if (from) changed[from] = Math.max(0, (changed[from] ?? 0) - 1);
  if (to) changed[to] = (changed[to] ?? 0) + 1;
  return changed as Counts;
}

const EVERY_LIST = queries.applications.received.key();

/** The key of a list, followed by the time its page was read (rendered-list.ts). */
export const listKey = (shown: Shown): QueryKey => [...EVERY_LIST, shown];

const listsOf = (client: QueryClient, readAt: number) =>
  client.getQueriesData<ReceivedPages>({ queryKey: EVERY_LIST }).filter(([key]) => key.at(-1) === readAt);

/** Applies a move to all lists read at that time. */
export function putChange(client: QueryClient, readAt: number, application: ReceivedApplication, from: Place): void {
  for (const [key, data] of listsOf(client, readAt)) {
    if (!data) continue;
    const shown = key.at(-2) as Shown;
    client.setQueryData<ReceivedPages>(key, { ...data, pages: afterChange(data.pages, shown, application, from) });
  }
}

/** Marks applications as being rejected, or no longer so, in all lists: they may have been read again before an undo. */
export function putRejections(client: QueryClient, ids: readonly string[], isBeingRejected: boolean): void {
  const marked = (page: ReceivedPage): ReceivedPage => ({
    ...page,
    applications: page.applications.map((one) => (ids.includes(one.id) ? withRejection(one, isBeingRejected) : one)),
  });
  client.setQueriesData<ReceivedPages>(
    { queryKey: EVERY_LIST },
    (data) => data && { ...data, pages: data.pages.map(marked) },
  );
}

/** An application in the cache; undefined if no list has it. */
export const findReceived = (client: QueryClient, readAt: number, id: string): ReceivedApplication | undefined =>
  listsOf(client, readAt)
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ applications }) => applications)
    .find((application) => application.id === id);
