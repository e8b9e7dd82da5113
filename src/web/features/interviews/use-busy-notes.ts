import { useQueries } from '@tanstack/react-query';

import type { Interview } from '#contract/interviews/interviews.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { queries } from '#web/app/api-client.ts';
import { aMinute } from '#web/app/query-freshness.ts';
import { listFormat } from '#web/ui/formats.ts';

import { type InterviewDraft, momentOf } from './interview-draft.ts';

interface BusyNotes {
  applicationId: string;
  /** The interview that is being moved. */
  interview: Interview | undefined;
  draft: InterviewDraft;
  members: readonly { userId: string; name: string }[];
}

/** The chosen interviewers who are busy at a typed time, by the slot's key; the time can be proposed nevertheless. */
export function useBusyNotes({ applicationId: id, interview, draft, members }: BusyNotes): ReadonlyMap<string, string> {
  const { minutes, interviewerIds } = draft;
  const timed = draft.slots.filter((slot) => !Number.isNaN(momentOf(slot)));
  const answers = useQueries({
    queries: timed.map((slot) => {
      const startsAt = new Date(momentOf(slot)).toISOString();
      const input = { id, startsAt, minutes, interviewId: interview?.id };
      return queries.busyTimes.at.queryOptions({ input, ...aMinute });
    }),
  });
  const list = listFormat(getLocale(), { type: 'conjunction' });
  return new Map(
    timed.flatMap(({ key }, at) => {
      const busy = new Set(answers[at]?.data?.userIds);
      const names = members.filter(({ userId }) => busy.has(userId) && interviewerIds.includes(userId));
      return names.length > 0 ? [[key, m.busy_at_slot({ names: list.format(names.map(({ name }) => name)) })]] : [];
    }),
  );
}
