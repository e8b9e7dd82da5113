import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';

import { PRESENTED_AT_ONCE } from '#contract/presenting/presenting-choices.ts';
import type { PresentedApplication } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';

type Presented = ReadonlyMap<string, PresentedApplication>;

const PresentedContext = createContext<Presented>(new Map());

/** Reads which of the listed applications the agency entered, for the marks within. */
export function PresentedMarks({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const presented = useQueries({
    queries: partsOf(ids).map((part) => queries.presentations.ofApplications.queryOptions({ input: { ids: part } })),
    combine: byApplication,
  });
  return <PresentedContext value={presented}>{children}</PresentedContext>;
}

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PRESENTED_AT_ONCE) }, (_, part) =>
    ids.slice(part * PRESENTED_AT_ONCE, (part + 1) * PRESENTED_AT_ONCE),
  );

const byApplication = (results: UseQueryResult<PresentedApplication[]>[]): Presented =>
  new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.applicationId, one] as const)));

/** Nothing for an application that its applicant sent. */
export function PresentedMark({ applicationId }: { applicationId: string }) {
  const presented = useContext(PresentedContext).get(applicationId);
  if (!presented) return null;
  return <span className="text-accent">{m.presenting_by({ agency: presented.agency.name })}</span>;
}
