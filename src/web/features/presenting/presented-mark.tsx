import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { PRESENTED_AT_ONCE } from '#contract/presenting/presenting-choices.ts';
import type { PresentedApplication } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';

const Presented = createContext<ReadonlyMap<string, PresentedApplication>>(new Map());

/** Reads once which of the listed applications the agency entered, for the marks within. */
export function PresentedMarks({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const { data = [] } = useQuery({
    ...queries.presentations.ofApplications.queryOptions({ input: { ids: ids.slice(0, PRESENTED_AT_ONCE) } }),
    enabled: ids.length > 0,
    placeholderData: (known) => known,
  });
  const byId = useMemo(() => new Map(data.map((one) => [one.applicationId, one])), [data]);
  return <Presented value={byId}>{children}</Presented>;
}

/** Nothing for an application that its applicant sent. */
export function PresentedMark({ applicationId }: { applicationId: string }) {
  const presented = useContext(Presented).get(applicationId);
  if (!presented) return null;
  return <span className="text-accent">{m.presenting_by({ agency: presented.agency.name })}</span>;
}
