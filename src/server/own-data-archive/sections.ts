import type { OwnData } from '#contract/accounts/own-data.ts';
import { m } from '#generated/paraglide/messages.js';
import { companyRoleWords } from '#words/companies.ts';
import { reportReasonWords, reportSubjectWords } from '#words/moderation.ts';
import { notificationTypeWords } from '#words/notifications.ts';
import { frequencyWords } from '#words/saved-searches.ts';
import type { Word } from '#words/word.ts';

import { describeFilters } from '../features/saved-searches/describe.ts';
import { clientNotesPart, placementsPart } from './agency-section.ts';
import { decided, fileKinds, grounds } from './code-words.ts';
import { offersParts } from './offer-section.ts';
import { table, type Cell, type Part, type Section } from './parts.ts';
import {
  accountParts,
  beingFoundParts,
  companiesParts,
  consentsPart,
  profileParts,
  testResult,
} from './person-sections.ts';
import { presentingParts } from './presenting-section.ts';
import { screeningsParts } from './screening-section.ts';
import type { Words } from './words.ts';
import {
  applicationsParts,
  applicationTitle,
  approvalsPart,
  interviewsParts,
  candidatesPart,
  jobInvitationsPart,
  jobsParts,
  noticeAbout,
  noticesPart,
  scoresParts,
} from './work-sections.ts';

type Name = Exclude<keyof OwnData, 'exportedAt'>;

/** How a section of the data is read, all of it at hand. */
type Reading = [title: Word, parts: (data: OwnData, w: Words, has: Has) => Part[]];

interface Has {
  /** Which application something is about. */
  about: (applicationId: string) => string;
  /** Where a file is in the archive. */
  file: (file: OwnData['files'][number]) => Cell;
}

/** In the order of the page; the type names every section of the data. */
const readings: Record<Name, Reading> = {
  account: [m.owndata_account, ({ account }, w) => accountParts(account, w)],
  profile: [m.profile_title, ({ profile }, w) => profileParts(profile, w)],
  files: [
    m.owndata_files,
    ({ files }, w, { file }) => [
      table(w, '', files, [
        [m.owndata_name, file],
        [m.owndata_what, ({ kind }) => w.say(fileKinds[kind])],
        [m.company_size_label, ({ size }) => m.owndata_bytes({ count: w.number(size) }, { locale: w.locale })],
        [m.owndata_created, ({ createdAt }) => w.moment(createdAt)],
      ]),
    ],
  ],
  applications: [
    m.applications_received_title,
    ({ applications }, w, { about }) => [...applicationsParts(applications, w), notesPart(applications, about, w)],
  ],
  languageTests: [
    m.language_tests_title,
    ({ languageTests }, w) => [
      table(w, '', languageTests, [
        [m.ui_language, ({ language }) => w.language(language)],
        [m.owndata_when, ({ startedAt }) => w.moment(startedAt)],
        [m.language_tests_results, ({ result }) => (result ? testResult(result, w) : '')],
        [m.language_tests_show, ({ result }) => (result ? w.yesNo(result.isShown) : '')],
      ]),
    ],
  ],
  interviews: [m.interviews_title, ({ interviews }, w, { about }) => interviewsParts(interviews, about, w)],
  offers: [m.owndata_offers, ({ offers }, w, { about }) => offersParts(offers, about, w)],
  screenings: [m.screening_title, ({ screenings }, w) => screeningsParts(screenings, w)],
  presenting: [m.own_representation_title, ({ presenting }, w) => presentingParts(presenting, w)],
  placements: [m.agency_placements, (data, w) => [placementsPart(data, w)]],
  clientNotes: [m.agency_clients, (data, w) => [clientNotesPart(data, w)]],
  messages: [
    m.app_messages,
    ({ messages }, w, { about }) => [
      table(w, '', messages, [
        [m.owndata_about, ({ applicationId }) => about(applicationId)],
        [m.owndata_by, ({ isOwn }) => w.say(isOwn ? m.owndata_you : m.owndata_other_side)],
        [m.owndata_subject, ({ subject }) => subject],
        [m.owndata_text, ({ content }) => content],
        [m.owndata_sent, ({ createdAt }) => w.moment(createdAt)],
        [m.owndata_read, ({ readAt }) => w.moment(readAt)],
      ]),
    ],
  ],
  notifications: [m.notifications_title, ({ notifications }, w) => [noticesPart(notifications, w)]],
  notificationPreferences: [
    m.notifications_settings,
    ({ notificationPreferences }, w) => [
      table(w, '', notificationPreferences, [
        [m.owndata_about, ({ type }) => w.say(notificationTypeWords[type])],
        [m.notifications_in_app, ({ inApp }) => w.yesNo(inApp)],
        [m.notifications_by_mail, ({ byMail }) => w.yesNo(byMail)],
      ]),
    ],
  ],
  pushDevices: [
    m.owndata_push_devices,
    ({ pushDevices }, w) => [
      table(w, '', pushDevices, [
        [m.owndata_service, ({ service }) => service],
        [m.owndata_about, ({ types }) => types.map((type) => w.say(notificationTypeWords[type])).join(', ')],
        [m.owndata_since, ({ createdAt }) => w.moment(createdAt)],
      ]),
    ],
  ],
  savedSearches: [
    m.saved_searches_title,
    ({ savedSearches }, w) => [
      table(w, '', savedSearches, [
        [m.owndata_name, ({ name }) => name],
        [m.jobs_filters, ({ filters }) => describeFilters(filters, w.locale)],
        [m.saved_searches_frequency, ({ frequency }) => w.say(frequencyWords[frequency])],
        [m.saved_searches_paused, ({ isPaused }) => w.yesNo(isPaused)],
        [m.auth_email, ({ email }) => email ?? ''],
        [m.owndata_created, ({ createdAt }) => w.moment(createdAt)],
      ]),
    ],
  ],
  beingFound: [m.talent_found_title, ({ beingFound }, w) => beingFoundParts(beingFound, w)],
  jobInvitations: [m.talent_invitations_title, ({ jobInvitations }, w) => [jobInvitationsPart(jobInvitations, w)]],
  candidates: [m.candidate_notices_title, ({ candidates }, w) => [candidatesPart(candidates, w)]],
  companies: [m.owndata_companies, ({ companies }, w) => companiesParts(companies, w)],
  invitations: [
    m.owndata_invitations,
    ({ invitations }, w) => [
      table(w, '', invitations, [
        [m.talent_hide_company, ({ company }) => company],
        [m.auth_email, ({ email }) => email],
        [m.team_role, ({ role }) => w.say(companyRoleWords[role])],
        [m.owndata_sent, ({ invitedAt }) => w.moment(invitedAt)],
      ]),
    ],
  ],
  domainMails: [
    m.owndata_domain_mails,
    ({ domainMails }, w) => [
      table(w, '', domainMails, [
        [m.auth_email, ({ email }) => email ?? ''],
        [m.owndata_sent, ({ askedAt }) => w.moment(askedAt)],
        [m.talent_confirmed, ({ confirmedAt }) => w.moment(confirmedAt)],
      ]),
    ],
  ],
  jobs: [m.app_jobs, ({ jobs }, w) => jobsParts(jobs, w)],
  comments: [
    m.owndata_comments,
    ({ comments }, w, { about }) => [
      table(w, '', comments, [
        [m.owndata_about, ({ applicationId }) => about(applicationId)],
        [m.owndata_text, ({ text: words }) => words],
        [m.owndata_when, ({ at }) => w.moment(at)],
      ]),
    ],
  ],
  todos: [
    m.todos_title,
    ({ todos }, w, { about }) => [
      table(w, '', todos, [
        [m.owndata_about, ({ applicationId }) => about(applicationId)],
        [m.owndata_text, ({ text: words }) => words],
        [m.todos_due, ({ dueOn }) => w.day(dueOn)],
        [m.owndata_created, ({ at }) => w.moment(at)],
      ]),
    ],
  ],
  approvals: [m.approval_title, ({ approvals }, w) => [approvalsPart(approvals, w)]],
  scores: [m.owndata_scores, ({ scores }, w, { about }) => scoresParts(scores, about, w)],
  acceptedTerms: [
    m.owndata_terms,
    ({ acceptedTerms }, w) => [
      table(w, '', acceptedTerms, [
        [m.owndata_version, ({ version }) => w.number(version)],
        [m.owndata_created, ({ publishedAt }) => w.moment(publishedAt)],
        [m.owndata_accepted, ({ acceptedAt }) => w.moment(acceptedAt)],
      ]),
    ],
  ],
  consents: [m.consents_title, ({ consents }, w) => [consentsPart(consents, w)]],
  reports: [
    m.owndata_reports,
    ({ reports }, w) => [
      table(w, '', reports, [
        [m.owndata_about, ({ subject }) => w.say(reportSubjectWords[subject])],
        [m.decisions_reason, ({ reason }) => w.say(reportReasonWords[reason])],
        [m.owndata_text, ({ text: words }) => words],
        [m.owndata_sent, ({ reportedAt }) => w.moment(reportedAt)],
      ]),
    ],
  ],
  decisions: [
    m.decisions_title,
    ({ decisions }, w) => [
      table(w, '', decisions, [
        [m.owndata_about, ({ subject }) => w.say(reportSubjectWords[subject])],
        [m.admin_case_decision, ({ as }) => w.say(decided[as])],
        [m.decisions_ground, ({ ground, rule }) => [w.say(grounds[ground]), rule].filter(Boolean).join(': ')],
        [m.decisions_reason, ({ reason }) => reason],
        [m.decisions_made_at, ({ decidedAt }) => w.moment(decidedAt)],
        [m.decisions_appeal, ({ appeal }) => appeal ?? ''],
      ]),
    ],
  ],
};

const notesPart = ({ notes }: OwnData['applications'], about: Has['about'], w: Words): Part =>
  table(w, w.say(m.owndata_application_notes), notes, [
    [m.owndata_about, ({ applicationId }) => about(applicationId)],
    [m.owndata_text, ({ text: words }) => words],
    [m.owndata_changed, ({ updatedAt }) => w.moment(updatedAt)],
  ]);

/** All sections, including empty ones. */
export function sectionsOf(data: OwnData, w: Words, file: Has['file']): Section[] {
  const titles = titlesOf(data);
  const has: Has = {
    about: (id) => titles.get(id) ?? m.owndata_application({ id: id.slice(-ID_END) }, { locale: w.locale }),
    file,
  };
  return Object.entries(readings).map(([id, [title, parts]]) => ({
    id,
    title: w.say(title),
    parts: parts(data, w, has),
  }));
}

/** The digits at the end of an id, which distinguish it from others. */
const ID_END = 12;

/** Of applications; to a company, as far as its notifications name them. */
const titlesOf = ({ applications, notifications }: OwnData): Map<string, string> =>
  new Map([
    ...notifications.flatMap(({ data }): [string, string][] =>
      'application_id' in data ? [[data.application_id, noticeAbout(data)]] : [],
    ),
    ...applications.sent.map((application): [string, string] => [application.id, applicationTitle(application)]),
  ]);
