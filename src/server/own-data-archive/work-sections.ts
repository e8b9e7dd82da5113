import type { OwnData } from '#contract/accounts/own-data.ts';
import { m } from '#generated/paraglide/messages.js';
import { applicationStatusWords } from '#words/applications.ts';
import { approvalKindWords, approvalStateWords } from '#words/approvals.ts';
import { interviewKindWords, interviewStatusWords } from '#words/interviews.ts';
import { jobStatusWords } from '#words/jobs.ts';
import { notificationKindWords } from '#words/notifications.ts';
import { recommendationWords } from '#words/scorecards.ts';
import { invitationStatusWords } from '#words/talent.ts';

import { plainText } from '../features/jobs/rich-text.ts';
import { facts, group, table, text, type Part } from './parts.ts';
import { entriesParts, whoParts } from './person-sections.ts';
import type { Words } from './words.ts';

type Posted = OwnData['jobs']['posted'][number];
type Sent = OwnData['applications']['sent'][number];

export const jobsParts = ({ saved, posted }: OwnData['jobs'], w: Words): Part[] => [
  table(w, w.say(m.jobs_saved_title), saved, [
    [m.owndata_job, ({ title }) => title ?? w.say(m.owndata_not_visible)],
    [m.owndata_when, ({ savedAt }) => w.moment(savedAt)],
  ]),
  group(
    w.say(m.owndata_posted),
    posted.map((job) => group(job.title, postedParts(job, w))),
  ),
];

export const approvalsPart = (approvals: OwnData['approvals'], w: Words): Part =>
  table(w, '', approvals, [
    [m.owndata_about, ({ kind }) => w.say(approvalKindWords[kind])],
    [m.admin_case_decision, ({ isApproved }) => w.say(approvalStateWords[isApproved ? 'approved' : 'refused'])],
    [m.approval_reason, ({ reason }) => reason],
    [m.owndata_when, ({ at }) => w.moment(at)],
  ]);

const postedParts = (job: Posted, w: Words): Part[] => [
  facts(w, [
    [m.owndata_status, w.say(jobStatusWords[job.status])],
    [m.jobs_edit_city, job.city],
    [m.jobs_edit_skills, job.skills.join(', ')],
    [m.owndata_created, w.moment(job.createdAt)],
    [m.owndata_first_published, w.moment(job.firstPublishedAt)],
  ]),
  ...job.texts.map(({ locale, title, description, requirements }) =>
    group(w.language(locale), [
      facts(w, [[m.jobs_edit_title, title]]),
      text(w.say(m.jobs_edit_description), plainText(description)),
      text(w.say(m.jobs_edit_requirements), plainText(requirements)),
    ]),
  ),
  table(w, w.say(m.jobs_edit_questions), job.questions, [
    [m.questions_text, ({ texts }) => inAll(texts, w)],
    [m.owndata_options, ({ options }) => options.map((option) => inAll(option, w)).join('\n')],
  ]),
  table(w, w.say(m.owndata_criteria), job.criteria, [
    [m.scorecard_name, ({ names }) => inAll(names, w)],
    [m.owndata_notes, ({ guide }) => guide],
  ]),
];

/** One line for each language. */
const inAll = (texts: Record<string, string>, w: Words): string =>
  Object.entries(texts)
    .map(([locale, words]) => `${w.language(locale)}: ${words}`)
    .join('\n');

export const applicationTitle = ({ job }: Sent): string => `${job.title} · ${job.companyName}`;

export const applicationsParts = ({ sent }: OwnData['applications'], w: Words): Part[] =>
  sent.map((application) => group(applicationTitle(application), sentParts(application, w)));

function sentParts(application: Sent, w: Words): Part[] {
  const { applicant, job, history, answers, rejection } = application;
  return [
    facts(w, [
      [m.owndata_status, w.say(applicationStatusWords[application.status].name)],
      [m.owndata_sent, w.moment(application.appliedAt)],
      [m.admin_case_decided_at, w.moment(application.decidedAt)],
      [m.owndata_source, application.source ?? ''],
      [m.profile_cv, application.cv?.name ?? ''],
      [m.decisions_reason, rejection?.told ?? ''],
    ]),
    text(w.say(m.applications_letter), application.coverLetter),
    table(w, w.say(m.questions_answers), answers, [
      [m.questions_text, ({ text: asked }) => asked],
      [m.owndata_answer, ({ value }) => answerText(value, w)],
    ]),
    table(w, w.say(m.applications_history), history, [
      [m.owndata_when, ({ at }) => w.moment(at)],
      [m.owndata_status, ({ to }) => w.say(applicationStatusWords[to].name)],
      [m.owndata_by, ({ by, name }) => (by === 'applicant' ? w.say(m.owndata_you) : (name ?? job.companyName))],
    ]),
    group(w.say(m.owndata_profile_then), [
      facts(w, whoParts(applicant, w)),
      text(w.say(m.profile_about), applicant.bio),
      ...entriesParts(applicant, w),
    ]),
    group(w.say(m.applications_job_then), [
      facts(w, [
        [m.jobs_edit_place, [job.city, w.country(job.country)].filter(Boolean).join(', ')],
        [m.jobs_edit_skills, job.skills.join(', ')],
      ]),
      text(w.say(m.jobs_edit_description), plainText(job.description)),
      text(w.say(m.jobs_edit_requirements), plainText(job.requirements)),
    ]),
  ];
}

function answerText(value: Sent['answers'][number]['value'], w: Words): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return w.yesNo(value);
  if (typeof value === 'number') return w.number(value);
  return Array.isArray(value) ? value.join(', ') : value;
}

export const scoresParts = (scores: OwnData['scores'], about: (id: string) => string, w: Words): Part[] =>
  scores.map(({ applicationId, recommendation, note, marks, at }) =>
    group(about(applicationId), [
      facts(w, [
        [m.owndata_when, w.moment(at)],
        [m.scores_recommendation, recommendation ? w.say(recommendationWords[recommendation]) : ''],
        [m.scores_note, note],
      ]),
      table(w, w.say(m.owndata_criteria), marks, [
        [m.scorecard_name, ({ criterion }) => inAll(criterion, w)],
        [m.owndata_mark, ({ value }) => (value === null ? w.say(m.scores_not_seen) : w.number(value))],
        [m.owndata_notes, ({ note: said }) => said],
      ]),
    ]),
  );

export const interviewsParts = (interviews: OwnData['interviews'], about: (id: string) => string, w: Words): Part[] =>
  interviews.map((interview) =>
    group(about(interview.applicationId), [
      facts(w, [
        [m.owndata_status, w.say(interviewStatusWords[interview.status])],
        [m.interviews_kind, w.say(interviewKindWords[interview.kind])],
        [m.interviews_length, m.interviews_minutes({ minutes: String(interview.minutes) }, { locale: w.locale })],
        [m.interviews_language, w.language(interview.language)],
        [m.owndata_when, w.moment(interview.startsAt)],
        [m.interviews_slots, interview.slots.map(({ startsAt }) => w.moment(startsAt)).join('\n')],
        [m.interviews_place_onsite, interview.place],
        [m.interviews_note, interview.note],
        [m.interviews_interviewers, interview.interviewers.map(({ name }) => name).join(', ')],
        [m.owndata_asked, interview.asked ?? ''],
      ]),
    ]),
  );

export const jobInvitationsPart = (invitations: OwnData['jobInvitations'], w: Words): Part =>
  table(w, '', invitations, [
    [m.owndata_by, ({ isOwn }) => w.say(isOwn ? m.owndata_you : m.owndata_other_side)],
    [m.owndata_sent, ({ sentAt }) => w.moment(sentAt)],
    [m.owndata_text, ({ text: words }) => words],
    [m.owndata_status, ({ status }) => w.say(invitationStatusWords[status])],
    [m.owndata_answered, ({ answeredAt }) => w.moment(answeredAt)],
    [m.decisions_reason, ({ reason }) => reason],
  ]);

export const candidatesPart = (kept: OwnData['candidates'], w: Words): Part =>
  table(w, '', kept, [
    [m.talent_hide_company, ({ company }) => company],
    [m.owndata_created, ({ addedAt }) => w.moment(addedAt)],
    [m.candidate_source, ({ source }) => source],
    [m.auth_email, (one) => one.facts.contactEmail],
    [m.candidate_phone, ({ phone }) => phone],
    [m.candidate_objected, ({ objectedAt }) => w.moment(objectedAt)],
  ]);

type Notice = OwnData['notifications'][number]['data'];

export const noticesPart = (notifications: OwnData['notifications'], w: Words): Part =>
  table(w, '', notifications, [
    [m.owndata_when, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_what, ({ data }) => w.say(notificationKindWords[data.kind].name)],
    [m.owndata_about, ({ data }) => noticeAbout(data)],
    [m.owndata_text, ({ data }) => noticeText(data)],
    [m.owndata_read, ({ readAt }) => w.moment(readAt)],
  ]);

export const noticeAbout = (data: Notice): string =>
  [
    'job_title' in data ? data.job_title : '',
    'name' in data ? data.name : '',
    'company_name' in data ? data.company_name : '',
    'by' in data ? data.by : '',
  ]
    .filter(Boolean)
    .join(' · ');

const noticeText = (data: Notice): string =>
  data.kind === 'message_received' ? data.preview : data.kind === 'job_hidden' ? data.reason : '';
