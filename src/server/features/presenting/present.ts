import type { OwnRepresentation, Representation } from '#contract/presenting/representation-views.ts';

import { profileName } from '../profiles/profile-name.ts';
import type { RepresentationRow } from './find.ts';

const moment = (at: Date | null): string | null => at && at.toISOString();

const presentCommon = (row: RepresentationRow) => ({
  id: row.id,
  state: row.state,
  jobId: row.job_id,
  shows: row.shows,
  words: row.words,
  askedBy: row.asked_by_name,
  askedAt: row.asked_at.toISOString(),
  answeredAt: moment(row.answered_at),
  endsOn: row.ends_on,
  endedAt: moment(row.ended_at),
});

/** Null before it; its application, or its list, may be gone since. */
const presentationOf = (row: RepresentationRow) =>
  row.presentation_id && row.presented_at && row.facts && row.answer
    ? {
        id: row.presentation_id,
        by: row.application_id ? ('job' as const) : row.shortlist_id ? ('shortlist' as const) : null,
        words: row.presented_words ?? '',
        facts: row.facts,
        answer: row.answer,
        answeredAt: moment(row.presentation_answered_at),
        presentedAt: row.presented_at.toISOString(),
      }
    : null;

export function presentRepresentation(row: RepresentationRow): Representation {
  const presented = presentationOf(row);
  return {
    ...presentCommon(row),
    mandate: { id: row.mandate_id, title: row.title },
    client: { id: row.client_id, name: row.client_name },
    person: { candidateId: row.candidate_id, name: profileName(row) },
    locale: row.locale,
    presentation: presented && {
      ...presented,
      shortlistId: row.shortlist_id,
      answerWords: row.answer_words ?? '',
      presentedBy: row.presented_by_name,
    },
    can: {
      present: row.state === 'given' && !presented && row.job_id !== null && row.mandate_state === 'open',
      end: row.state === 'asked' || row.state === 'given',
    },
  };
}

export function presentOwn(row: RepresentationRow): OwnRepresentation {
  const presented = presentationOf(row);
  return {
    ...presentCommon(row),
    agency: { name: row.agency_name, slug: row.agency_slug },
    clientName: row.client_name,
    title: row.title,
    presentation: presented && {
      by: presented.by,
      applicationId: row.application_id,
      words: presented.words,
      facts: presented.facts,
      answer: presented.answer,
      answeredAt: presented.answeredAt,
      presentedAt: presented.presentedAt,
    },
    can: { answer: row.state === 'asked' && row.mandate_state === 'open', takeBack: row.state === 'given' },
  };
}
