import type { Application, JobSnapshot } from '#contract/applications/application-views.ts';
import { fileUrl } from '#contract/files/file-rules.ts';
import type { LanguageFit } from '#contract/jobs/job-views.ts';
import { meetsLevel, type LanguageLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import { wordsFor } from '#contract/localized-words.ts';
import type { LanguageEvidence } from '#contract/profiles/language-evidence.ts';

import type { Ctx } from '../../context.ts';
import { presentAnswers as presentCompanyAnswers } from '../companies/answers.ts';
import { excerptOf } from '../jobs/excerpt.ts';
import { presentEvidence } from '../profiles/evidence.ts';
import { presentVerification } from '../profiles/verifications.ts';
import { can } from './access.ts';
import { presentAnswers } from './answers.ts';
import { experienceMonths, shownSender } from './blind.ts';
import { presentWaiting } from './promised.ts';
import type { ApplicationRow } from './queries.ts';
import type { StageRow } from './stages.ts';
import type { StoredRejection } from './table.ts';

export function presentApplication({ actor, locale }: Pick<Ctx, 'actor' | 'locale'>, row: ApplicationRow): Application {
  const abilities = can(actor, row);
  const { applicant_facts: facts, job_facts: job } = row;
  const isForCompany = abilities.readNotes;
  const isHidden = isForCompany && row.is_blind;
  const sender = shownSender({ id: row.id, is_blind: isHidden }, senderOf(row, { locale, isForCompany }), locale);
  return {
    id: row.id,
    status: row.status,
    appliedAt: row.applied_at.toISOString(),
    source: sender.source,
    decidedAt: row.decided_at && row.decided_at.toISOString(),
    ...presentWaiting(row),
    companyAnswers: presentCompanyAnswers(row.company_answers),
    coverLetter: sender.coverLetter,
    answers: sender.answers,
    applicant: {
      ...sender.facts,
      profileId: sender.profileId,
      avatarUrl: sender.avatarFileId && fileUrl(sender.avatarFileId),
      verifications: row.verifications.map(presentVerification),
      languageEvidence: sender.languageEvidence,
    },
    blind: isHidden ? { experienceMonths: experienceMonths(facts, row.applied_at) } : null,
    cv: abilities.downloadCv ? presentCv(row.cv) : null,
    job: {
      ...job,
      id: row.job_id,
      status: row.job_status,
      excerpt: excerptOf(job.description),
      languages: withFit(job.languages, facts.languages),
      companySlug: row.company_slug,
      companyLogoUrl: row.logo_file_id && fileUrl(row.logo_file_id),
    },
    rejection: row.rejection && presentRejection(row.rejection, locale, isForCompany),
    history: row.history.map((event) => presentEvent(row.applicant_id, event, { isForCompany, isHidden })),
    // The company's own fields (docs/authorization.md).
    ...(isForCompany ? presentOfCompany(row, locale) : { stage: null, stages: [], stageMoves: [], revealed: null }),
    can: abilities,
  };
}

const senderOf = (row: ApplicationRow, { locale, isForCompany }: { locale: Locale; isForCompany: boolean }) => ({
  profileId: row.applicant_id,
  avatarFileId: row.avatar_file_id,
  facts: row.applicant_facts,
  coverLetter: row.cover_letter,
  answers: presentAnswers(row.answers, row.questions, { locale, forCompany: isForCompany }),
  appliedAt: row.applied_at,
  languageEvidence: [
    ...row.applicant_facts.languages.map((stated) => statedEvidence(stated, row.applied_at)),
    ...row.evidence.map(presentEvidence),
  ],
  source: row.source,
});

const statedEvidence = (
  { language, level }: ApplicationRow['applicant_facts']['languages'][number],
  at: Date,
): LanguageEvidence => ({ language, kind: 'stated', level, isMet: null, at: at.toISOString(), isShown: true });

export const withFit = (
  asked: JobSnapshot['languages'],
  spoken: readonly { language: string; level: LanguageLevel }[],
) =>
  asked.map((language) => {
    const own = spoken.find((one) => one.language === language.language);
    const fit: LanguageFit = own ? (meetsLevel(own.level, language.level) ? 'met' : 'not_met') : 'not_stated';
    return { ...language, fit };
  });

const presentCv = (cv: ApplicationRow['cv']): Application['cv'] =>
  cv && {
    id: cv.id,
    kind: cv.kind,
    name: cv.name,
    size: cv.size,
    type: cv.type,
    createdAt: new Date(cv.created_at).toISOString(),
  };

export const presentStage = (stage: StageRow | null, locale: Locale): Application['stage'] =>
  stage && { id: stage.id, name: wordsFor(stage.names, locale) };

const presentOfCompany = (
  { stage, stages, stage_moves: moves, revealed_at: revealedAt, revealer }: ApplicationRow,
  locale: Locale,
): Pick<Application, 'stage' | 'stages' | 'stageMoves' | 'revealed'> => ({
  revealed: revealedAt && { at: revealedAt.toISOString(), name: revealer && nameOf(revealer) },
  stage: presentStage(stage, locale),
  stages: stages.map(({ id, names, status }) => ({ id, name: wordsFor(names, locale), status })),
  stageMoves: moves.map(({ names, at, key_name: keyName, ...person }) => ({
    stage: wordsFor(names, locale),
    at: new Date(at).toISOString(),
    name: keyName ?? nameOf(person),
  })),
});

/** Applicants see only what they were told. */
function presentRejection(
  { names, texts }: StoredRejection,
  locale: Locale,
  isForCompany: boolean,
): Application['rejection'] {
  const told = texts && wordsFor(texts, locale);
  if (isForCompany) return { reason: wordsFor(names, locale), told };
  return told === null ? null : { reason: null, told };
}

const nameOf = (person: { first_name: string | null; last_name: string | null }): string | null =>
  [person.first_name, person.last_name].filter(Boolean).join(' ') || null;

const presentEvent = (
  applicantId: string,
  event: ApplicationRow['history'][number],
  { isForCompany, isHidden }: { isForCompany: boolean; isHidden: boolean },
): Application['history'][number] => ({
  from: event.from_status,
  to: event.to_status,
  at: new Date(event.at).toISOString(),
  by: event.profile_id === applicantId ? 'applicant' : event.actor_id || event.key_name ? 'employer' : 'platform',
  name: isHidden && event.profile_id === applicantId ? null : (isForCompany && event.key_name) || nameOf(event),
});
