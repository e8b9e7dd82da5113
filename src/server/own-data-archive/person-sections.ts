import type { OwnData } from '#contract/accounts/own-data.ts';
import type { TestResult } from '#contract/language-tests/language-tests.ts';
import { m } from '#generated/paraglide/messages.js';
import { userRoleWords } from '#words/accounts.ts';
import { companyRoleWords } from '#words/companies.ts';
import { jobChoiceWords } from '#words/jobs.ts';
import { evidenceText, languageProofWords, verifiedSubjectWords } from '#words/profiles.ts';

import { linkPurposes, visibilities } from './code-words.ts';
import { facts, table, text, type Part } from './parts.ts';
import type { Words } from './words.ts';

type Account = OwnData['account'];
type Profile = OwnData['profile'];

export const accountParts = (account: Account, w: Words): Part[] => [
  facts(w, [
    [m.auth_email, account.email],
    [m.owndata_name, account.name],
    [m.owndata_registered_as, w.say(userRoleWords[account.registeredAs])],
    [m.app_language, w.language(account.locale)],
    [m.owndata_created, w.moment(account.createdAt)],
    [m.owndata_changed, w.moment(account.updatedAt)],
  ]),
  table(w, w.say(m.auth_sessions_title), account.sessions, [
    [m.owndata_browser, ({ userAgent }) => userAgent],
    [m.owndata_network, ({ network }) => network ?? ''],
    [m.owndata_since, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_last_used, ({ lastUsedAt }) => w.moment(lastUsedAt)],
  ]),
  table(w, w.say(m.owndata_devices), account.devices, [
    [m.owndata_since, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_last_used, ({ lastUsedAt }) => w.moment(lastUsedAt)],
    [m.owndata_until, ({ expiresAt }) => w.moment(expiresAt)],
  ]),
  table(w, w.say(m.passkey_title), account.passkeys, [
    [m.owndata_name, ({ name }) => name],
    [m.owndata_since, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_last_used, ({ lastUsedAt }) => w.moment(lastUsedAt)],
  ]),
  table(w, w.say(m.owndata_identities), account.identities, [
    [m.owndata_service, ({ issuer }) => issuer],
    [m.owndata_identifier, ({ subject }) => subject],
    [m.auth_email, ({ email }) => email],
    [m.owndata_since, ({ createdAt }) => w.moment(createdAt)],
  ]),
  table(w, w.say(m.owndata_links), account.links, [
    [m.owndata_about, ({ purpose }) => sayIn(w, linkPurposes, purpose)],
    [m.owndata_to, ({ email }) => email],
    [m.owndata_sent, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_until, ({ expiresAt }) => w.moment(expiresAt)],
  ]),
  table(w, w.say(m.owndata_mails), account.mails, [
    [m.owndata_subject, ({ subject }) => subject],
    [m.owndata_to, ({ to }) => to],
    [m.owndata_created, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_sent, ({ sentAt }) => w.moment(sentAt)],
  ]),
];

const sayIn = (w: Words, words: Record<string, (typeof linkPurposes)[string]>, code: string): string => {
  const word = words[code];
  return word ? w.say(word) : code;
};

export const profileParts = (profile: Profile, w: Words): Part[] => [
  facts(w, [
    ...whoParts(profile, w),
    [m.profile_contact_to_confirm, profile.contactEmailToConfirm ?? ''],
    [
      m.profile_visibility,
      profile.visibility && profile.role === 'job_seeker' ? w.say(visibilities[profile.visibility]) : '',
    ],
    [m.profile_cv, profile.cv?.name ?? ''],
    [m.owndata_created, w.moment(profile.createdAt)],
    [m.owndata_changed, w.moment(profile.updatedAt)],
  ]),
  text(w.say(m.profile_about), profile.bio),
  ...entriesParts(profile, w),
  table(w, w.say(m.verification_title), profile.verificationHistory, [
    [m.owndata_what, ({ fact }) => factText(fact, w)],
    [m.owndata_notes, ({ note }) => note],
    [m.owndata_when, ({ at }) => w.moment(at)],
    [m.owndata_ended, ({ endedAt }) => w.moment(endedAt)],
    [m.decisions_reason, ({ endReason }) => endReason],
  ]),
];

/** The person's identity, today or when they applied. */
type Who = Pick<
  Profile,
  'firstName' | 'lastName' | 'username' | 'jobTitle' | 'city' | 'country' | 'contactEmail' | 'skills'
> &
  Pick<Profile, 'workAuthorisation'>;

export const whoParts = (who: Who, w: Words) =>
  [
    [m.owndata_name, `${who.firstName} ${who.lastName}`.trim()],
    [m.owndata_username, who.username],
    [m.profile_job_title, who.jobTitle],
    [m.profile_location, [who.city, w.country(who.country)].filter(Boolean).join(', ')],
    [m.profile_contact, who.contactEmail ?? ''],
    [m.profile_skills, who.skills.join(', ')],
    [m.profile_authorisation, who.workAuthorisation.map(w.country).join(', ')],
  ] as const;

const evidenceCell = (evidence: Profile['languageEvidence'], language: string, w: Words): string =>
  evidence
    .filter((one) => one.language === language)
    .map((one) => [evidenceText(one, w.locale), w.moment(one.at)].filter(Boolean).join(', '))
    .join('\n');

export const entriesParts = (
  {
    languages,
    languageEvidence,
    workExperience,
    education,
    certifications,
  }: Pick<Profile, 'languages' | 'languageEvidence' | 'workExperience' | 'education' | 'certifications'>,
  w: Words,
): Part[] => [
  table(w, w.say(m.profile_languages), languages, [
    [m.ui_language, ({ language }) => w.language(language)],
    [m.ui_level, ({ level }) => (level === 'native' ? w.say(m.ui_mother_tongue) : level)],
    [m.owndata_evidence, ({ language }) => evidenceCell(languageEvidence, language, w)],
  ]),
  table(w, w.say(m.profile_experience), workExperience, [
    [m.profile_position, ({ position }) => position],
    [m.profile_employer, ({ company }) => company],
    [m.profile_start_date, ({ startDate }) => w.day(startDate)],
    [m.profile_end_date, ({ endDate, isCurrent }) => (isCurrent ? w.say(m.owndata_today) : w.day(endDate))],
    [m.profile_description, ({ description }) => description],
  ]),
  table(w, w.say(m.profile_education), education, [
    [m.profile_degree, ({ degree }) => degree],
    [m.profile_field_of_study, ({ fieldOfStudy }) => fieldOfStudy],
    [m.profile_institution, ({ institution }) => institution],
    [m.profile_start_date, ({ startDate }) => w.day(startDate)],
    [m.profile_end_date, ({ endDate }) => w.day(endDate)],
    [m.profile_description, ({ description }) => description],
  ]),
  table(w, w.say(m.profile_certifications), certifications, [
    [m.profile_certification_name, ({ name }) => name],
    [m.profile_issuer, ({ issuingOrganization }) => issuingOrganization],
    [m.profile_issue_date, ({ issueDate }) => w.day(issueDate)],
    [m.profile_expiration_date, ({ expirationDate }) => w.day(expirationDate)],
    [m.profile_credential_url, ({ credentialUrl }) => credentialUrl ?? ''],
  ]),
];

type Fact = Profile['verificationHistory'][number]['fact'];

function factText(fact: Fact, w: Words): string {
  const name = w.say(verifiedSubjectWords[fact.what]);
  if (fact.what === 'language')
    return `${name}: ${w.language(fact.language)} ${fact.level} (${w.say(languageProofWords[fact.how])})`;
  return fact.what === 'work_authorisation' ? `${name}: ${w.country(fact.country)}` : name;
}

export const beingFoundParts = ({ consent, names, hidden, looks }: OwnData['beingFound'], w: Words): Part[] => [
  facts(
    w,
    consent
      ? [
          [m.owndata_since, w.moment(consent.givenAt)],
          [m.talent_confirmed, w.moment(consent.confirmedAt)],
          [m.owndata_until, w.moment(consent.endsAt)],
          [m.talent_shown_name, names[consent.shownName]],
          [m.talent_availability, availabilityText(consent.availability, w)],
          [
            m.talent_workplace,
            consent.workplaces.map((workplace) => w.say(jobChoiceWords.workplace[workplace])).join(', '),
          ],
        ]
      : [],
  ),
  table(w, w.say(m.talent_hidden_title), hidden, [
    [m.talent_hide_company, ({ company }) => company?.name ?? ''],
    [m.talent_hide_domain, ({ domain }) => domain ?? ''],
  ]),
  table(w, w.say(m.talent_looks_title), looks, [
    [m.talent_hide_company, ({ company }) => company.name],
    [m.owndata_when, ({ day }) => w.day(day)],
  ]),
];

type Availability = NonNullable<OwnData['beingFound']['consent']>['availability'];

function availabilityText({ kind, day, weeks }: Availability, w: Words): string {
  if (kind === 'now') return w.say(m.talent_available_now);
  if (kind === 'date') return m.talent_available_from({ day: w.day(day) }, { locale: w.locale });
  return m.talent_available_weeks({ count: weeks ?? 0 }, { locale: w.locale });
}

export const companiesParts = (companies: OwnData['companies'], w: Words): Part[] =>
  companies.map((company) => ({
    kind: 'group',
    title: company.name,
    parts: [
      facts(w, [
        [m.team_role, w.say(companyRoleWords[company.memberAs])],
        [m.owndata_since, w.moment(company.memberSince)],
        [m.company_website, company.website ?? ''],
        [m.company_industry, company.industry],
        [m.company_size_label, company.size ?? ''],
        [m.company_country, w.country(company.country)],
      ]),
      ...Object.entries(company.description).map(([locale, description]) => text(w.language(locale), description)),
    ],
  }));

const consentEnds = {
  withdrawn: m.consents_withdrawn,
  renewed: m.consents_renewed,
  expired: m.consents_expired,
};

export function consentsPart(consents: OwnData['consents'], w: Words): Part {
  const { locale } = w;
  return table(w, '', consents, [
    [
      m.owndata_what,
      ({ kind, company }) => {
        if (kind === 'terms') return w.say(m.app_terms);
        return company === null ? w.say(m.consents_pool_gone) : m.consents_pool({ company }, { locale });
      },
    ],
    [m.owndata_version, ({ version }) => version],
    [m.owndata_since, ({ givenAt }) => w.moment(givenAt)],
    [m.owndata_until, ({ until }) => w.moment(until)],
    [m.owndata_ended, ({ ended }) => (ended ? consentEnds[ended.how]({ date: w.moment(ended.at) }, { locale }) : '')],
  ]);
}

/** "B1, 40 of 80 gaps right". */
export function testResult({ level, right, gaps }: TestResult, { locale, say, number }: Words): string {
  const counted = m.language_tests_result({ right: number(right), gaps: number(gaps) }, { locale });
  return `${level ?? say(m.evidence_below_a1)}, ${counted}`;
}
