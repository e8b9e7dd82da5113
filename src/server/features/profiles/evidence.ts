import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';

import type { Actor } from '../../actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { companiesOf, RECRUITING } from '../companies/memberships.ts';
import './table.ts';

const EVIDENCE_MAX = 200;

const eb = expressionBuilder<Tables, 'profile'>();

type Condition = (
  eb: ExpressionBuilder<Tables & { evidence: Tables['language_evidence'] }, 'evidence'>,
) => Expression<SqlBool>;

/** The evidence for the languages of the surrounding `profile`, the newest first. */
const evidenceWhere = (condition: Condition) =>
  jsonArrayFrom(
    eb
      .selectFrom('language_evidence as evidence')
      .select([
        'evidence.language',
        'evidence.kind',
        'evidence.level',
        'evidence.is_met',
        'evidence.at',
        'evidence.is_shown',
      ])
      .whereRef('evidence.profile_id', '=', 'profile.id')
      .where(condition)
      .orderBy('evidence.at', (order) => order.desc().nullsLast())
      .limit(EVIDENCE_MAX),
  );

/** The person reads all; others what is public, and a company what its own interviews state. */
export const evidenceFor = (actor: Actor) =>
  evidenceWhere(({ eb: where, or, and, lit, ref }) =>
    or([
      actor.kind === 'person' ? where(ref('evidence.profile_id'), '=', actor.profileId) : lit(false),
      and([
        where('evidence.is_shown', '=', true),
        or([
          where('evidence.company_id', 'is', null),
          actor.kind === 'person' && actor.role === 'employer'
            ? where('evidence.company_id', '=', companiesOf(actor.userId, RECRUITING))
            : lit(false),
        ]),
      ]),
    ]),
  );

/** For both sides of the surrounding `application`, whose snapshot has the statement itself. */
export const evidenceForApplication = evidenceWhere(({ eb: where, and, or, ref }) =>
  and([
    where('evidence.is_shown', '=', true),
    where('evidence.kind', '<>', 'stated'),
    or([
      where('evidence.company_id', 'is', null),
      where('evidence.company_id', '=', ref('application.company_id' as 'evidence.company_id')),
    ]),
  ]),
);

interface EvidenceRow extends Omit<LanguageEvidence, 'isMet' | 'isShown' | 'at'> {
  is_met: boolean | null;
  at: Date | string | null;
  is_shown: boolean;
}

export const presentEvidence = ({ language, kind, level, is_met, at, is_shown }: EvidenceRow): LanguageEvidence => ({
  language,
  kind,
  level,
  isMet: is_met,
  at: at === null ? null : new Date(at).toISOString(),
  isShown: is_shown,
});
