import { type ScreeningPart, screeningParts } from '#contract/screening/screening-choices.ts';
import type { ScreeningFindings } from '#contract/screening/screening-findings.ts';
import type { ListedScreening, OwnScreening, ScreeningPartView } from '#contract/screening/screening-views.ts';

import { dayOf } from '../jobs/term.ts';
import { profileName } from '../profiles/profile-name.ts';
import type { ScreeningRow } from './find.ts';

export const noFindings: ScreeningFindings = { identity: null, rightToWork: null, availability: null, wishes: null };

const isFilled: Record<ScreeningPart, (row: Pick<ScreeningRow, 'findings' | 'languages' | 'references'>) => boolean> = {
  identity: ({ findings }) => findings.identity !== null,
  right_to_work: ({ findings }) => findings.rightToWork !== null,
  availability: ({ findings }) => findings.availability !== null,
  wishes: ({ findings }) => findings.wishes !== null,
  languages: ({ languages }) => languages.length > 0,
  references: ({ references }) => references.some(({ state }) => state === 'answered'),
};

/** Whether something was checked. */
export const hasPart = (row: ScreeningRow, part: ScreeningPart): boolean => isFilled[part](row);

export const hasFindings = (row: ScreeningRow): boolean => screeningParts.some((part) => isFilled[part](row));

/** Nothing can be written in one that was withdrawn, or shows no more. */
export const isWritable = ({ state, valid_until: until }: Pick<ScreeningRow, 'state' | 'valid_until'>, now: Date) =>
  state === 'requested' || state === 'open' || isValid({ valid_until: until }, now);

/** The last day counts, in UTC. */
const isValid = ({ valid_until: until }: Pick<ScreeningRow, 'valid_until'>, now: Date): boolean =>
  until !== null && until >= dayOf(now);

function presentParts(row: ScreeningRow): ScreeningPartView[] {
  const chosen = new Map(row.parts.map((part) => [part.part, part]));
  return screeningParts.map((part) => {
    const { is_shown = false, contested_at = null, contest = '', answer = '' } = chosen.get(part) ?? {};
    return {
      part,
      isFilled: isFilled[part](row),
      isShown: is_shown,
      contestedAt: moment(contested_at),
      contest,
      answer,
    };
  });
}

/** Times in JSON have no form of their own. */
const moment = (at: Date | string | null): string | null => at && new Date(at).toISOString();

const presentCommon = (row: ScreeningRow) => ({
  id: row.id,
  state: row.state,
  isRequested: row.is_requested,
  locale: row.locale,
  askedAt: row.asked_at.toISOString(),
  doneBy: row.done_by_name,
  doneAt: moment(row.done_at),
  validUntil: row.valid_until,
});

export const presentContent = (row: ScreeningRow) => ({
  findings: row.findings,
  languages: row.languages.map((heard) => ({
    language: heard.language,
    level: heard.level,
    heardBy: heard.heard_by_name,
    heardOn: heard.heard_on,
  })),
  references: row.references.map((reference) => ({
    id: reference.id,
    state: reference.state,
    name: reference.name,
    relation: reference.relation,
    address: reference.address,
    locale: reference.locale,
    createdAt: new Date(reference.created_at).toISOString(),
    askedAt: moment(reference.asked_at),
    answeredAt: moment(reference.answered_at),
    answers: reference.answers,
  })),
  parts: presentParts(row),
});

export const presentListed = (row: ScreeningRow): ListedScreening => ({
  ...presentCommon(row),
  updatedAt: row.updated_at.toISOString(),
  person: { name: profileName(row), candidateId: row.candidate_id },
  consultant: row.consultant_name,
  contested: row.parts.filter(({ contested_at: at }) => at !== null).length,
});

export const presentOwn = (row: ScreeningRow, now: Date): OwnScreening => ({
  ...presentCommon(row),
  ...presentContent(row),
  isValid: isValid(row, now),
  can: { withdraw: row.state !== 'withdrawn' },
});
