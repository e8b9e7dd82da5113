import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

import type { ApplicationStatus } from '#contract/application-status.ts';
import { abilitiesOf, type ReceivedApplication } from '#contract/application-views.ts';
import { queries } from '#web/app/api-client.ts';

import { shows, type Shown } from './received-filters.ts';

/** A page of applications, as the API gives it. */
export interface ReceivedPage {
  applications: ReceivedApplication[];
  nextCursor: string | null;
  counts: Partial<Record<ApplicationStatus, number>>;
}

export type ReceivedPages = InfiniteData<ReceivedPage, string | undefined>;

/** The application in another status. */
export const inStatus = (application: ReceivedApplication, status: ApplicationStatus): ReceivedApplication => ({
  ...application,
  status,
  can: abilitiesOf('employer', status),
});

/** The pages of a list of `shown` after an application went `from` one status to the one it has now. */
export function afterChange(
  pages: readonly ReceivedPage[],
  shown: Shown,
  application: ReceivedApplication,
  from: ApplicationStatus,
): ReceivedPage[] {
  const { id, status } = application;
  const isThere = pages.some(({ applications }) => applications.some((one) => one.id === id));
  return pages.map(({ applications, nextCursor, counts }, index) => {
    const stay = shows(shown, status);
    const kept = applications.flatMap((one) => (one.id === id ? (stay ? application : []) : one));
    const isNewcomer = index === 0 && !isThere && shown === status && !shows(shown, from);
    return {
      nextCursor,
      applications: isNewcomer ? [application, ...kept] : kept,
      counts: { ...counts, [from]: Math.max(0, (counts[from] ?? 0) - 1), [status]: (counts[status] ?? 0) + 1 },
    };
  });
}

const EVERY_LIST = queries.applications.received.key();

/** The key of a list; the moment at which its page was read follows it (rendered-list.ts). */
export const listKey = (shown: Shown): QueryKey => [...EVERY_LIST, shown];

/** The lists that were read at that moment, which change together. */
const listsOf = (client: QueryClient, readAt: number) =>
  client.getQueriesData<ReceivedPages>({ queryKey: EVERY_LIST }).filter(([key]) => key.at(-1) === readAt);

/** Puts a change of status into every list of the page that was read at that moment. */
export function putChange(
  client: QueryClient,
  readAt: number,
  application: ReceivedApplication,
  from: ApplicationStatus,
): void {
  for (const [key, data] of listsOf(client, readAt)) {
    if (!data) continue;
    const shown = key.at(-2) as Shown;
    client.setQueryData<ReceivedPages>(key, { ...data, pages: afterChange(data.pages, shown, application, from) });
  }
}

/** The application as it is known here; undefined where it is in no list. */
export const findReceived = (client: QueryClient, readAt: number, id: string): ReceivedApplication | undefined =>
  listsOf(client, readAt)
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ applications }) => applications)
    .find((application) => application.id === id);
