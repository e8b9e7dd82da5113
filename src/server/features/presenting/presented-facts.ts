import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { PresentedFacts } from '#contract/presenting/presented-facts.ts';
import type { PresentedPart } from '#contract/presenting/presenting-choices.ts';
import type { ShownScreening } from '#contract/screening/screening-views.ts';

import type { Ctx } from '../../context.ts';
import { throwNotFound } from '../../platform/http/refusal.ts';
import { experienceMonths } from '../applications/blind.ts';
import { redactionFor } from '../applications/redaction.ts';
import { applicantSnapshotOf } from '../applications/snapshots.ts';
import { presentEvidence } from '../profiles/evidence.ts';
import { presentProfile } from '../profiles/present.ts';
import { findProfile, type ProfileRow } from '../profiles/queries.ts';
import { shownScreening } from '../screening/shown.ts';

/**
 * What a client may read of a person before it is interested: of the parts that the person agreed to, what is on their
 * profile and what they show of their screening, without names, contact, employers, schools and dates.
 * @throws Refusal NOT_FOUND
 */
export async function presentedFacts(
  ctx: Ctx,
  profileId: string,
  shows: readonly PresentedPart[],
): Promise<PresentedFacts> {
  const { profile, facts } = await findPerson(ctx, profileId);
  const screening = await shownScreening(ctx, profileId);
  const redact = redactionFor(facts);
  const months = experienceMonths(facts, ctx.clock.now());
  const made: Record<PresentedPart, Partial<PresentedFacts>> = {
    languages: { languages: languagesOf(profile, screening?.languages ?? []) },
    experience: {
      experience: facts.workExperience
        .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
        .map(({ position }, index) => ({ title: redact(position), months: months[index] ?? 1 })),
    },
    skills: { skills: facts.skills.map(redact) },
    region: { country: facts.country },
    availability: { availability: redactWords(screening?.findings.availability, redact) },
    wishes: { wishes: redactWords(screening?.findings.wishes, redact) },
    right_to_work: { rightToWork: screening?.findings.rightToWork ?? declared(facts.workAuthorisation) },
  };
  return Object.assign(
    { ...NOTHING, screenedIn: screening ? monthOf(screening.doneOn) : null },
    ...shows.map((part) => made[part]),
  ) as PresentedFacts;
}

/**
 * A consultant's words about the person, as clients may read them.
 * @throws Refusal NOT_FOUND
 */
export async function redactPresented(ctx: Ctx, profileId: string, words: string): Promise<string> {
  return redactionFor((await findPerson(ctx, profileId)).facts)(words);
}

const NOTHING: PresentedFacts = {
  languages: null,
  experience: null,
  skills: null,
  country: null,
  availability: null,
  wishes: null,
  rightToWork: null,
  screenedIn: null,
};

/** As all readers see the profile: a company's own interviews are not for others. */
async function findPerson(ctx: Ctx, profileId: string): Promise<{ profile: ProfileRow; facts: ApplicantSnapshot }> {
  const profile = (await findProfile({ ...ctx, actor: { kind: 'system' } }, profileId)) ?? throwNotFound();
  const { email } = await ctx.db
    .selectFrom('profile')
    .innerJoin('user_account', 'user_account.id', 'profile.user_id')
    .select((eb) => eb.fn.coalesce('profile.contact_email', 'user_account.email').as('email'))
    .where('profile.id', '=', profileId)
    .executeTakeFirstOrThrow();
  const facts = applicantSnapshotOf(presentProfile({ kind: 'system' }, profile), email ?? '');
  return { profile, facts: { ...facts, workAuthorisation: profile.work_authorisation } };
}

const monthOf = (day: string): string => day.slice(0, 7);

/** Each language with the level that rests on most. */
function languagesOf(
  profile: ProfileRow,
  heard: ShownScreening['languages'],
): NonNullable<PresentedFacts['languages']> {
  const shown = profile.evidence.map(presentEvidence).filter(({ isShown }) => isShown);
  const spoken = [...profile.languages, ...heard].map(({ language }) => language);
  return [...new Set(spoken)].flatMap((language) => {
    const talk = heard.find((one) => one.language === language);
    if (talk) return [{ language, level: talk.level, evidence: 'heard' as const, month: monthOf(talk.heardOn) }];
    for (const [kind, evidence] of EVIDENCE) {
      const found = shown.find((one) => one.language === language && one.kind === kind && one.level !== null);
      if (found?.level) return [{ language, level: found.level, evidence, month: found.at ? monthOf(found.at) : null }];
    }
    return [];
  });
}

/** The firmest first. */
const EVIDENCE = [
  ['checked_interview', 'heard'],
  ['certificate', 'certificate'],
  ['self_test', 'self_test'],
  ['stated', 'stated'],
] as const;

const redactWords = <Finding extends { words: string }>(
  finding: Finding | null | undefined,
  redact: (text: string) => string,
): Finding | null => (finding ? { ...finding, words: redact(finding.words) } : null);

const declared = (countries: string[]): PresentedFacts['rightToWork'] =>
  countries.length > 0 ? { countries, isSeen: false } : null;
