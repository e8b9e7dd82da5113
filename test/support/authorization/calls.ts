import { traverseContractProcedures } from '@orpc/server';
import { randomUUID } from 'node:crypto';

import { contract } from '#contract/contract.ts';
import type { KeyScope } from '#contract/keys/key-scopes.ts';
import type { Access } from '#contract/procedure.ts';
import { KEY_BEGINNING } from '#server/features/keys/authenticate.ts';

import type { TestApp } from '../app.ts';
import { approvalRule } from '../approvals.ts';
import { statedCandidate } from '../candidates.ts';
import { candidateImportOptions, importOptions } from '../imports.ts';
import { interviewInput } from '../interviews.ts';
import { completeJob, dayIn, UNKNOWN_ID } from '../jobs.ts';
import { offerInput } from '../offers.ts';
import { webhookInput } from '../webhooks.ts';
import { agencyInputs } from './agency-things.ts';
import { noAnswers } from './interview-things.ts';
import { presentingInputs } from './presenting-things.ts';
import { screeningInputs } from './screening-things.ts';
import { shortlistInputs } from './shortlist-things.ts';

/** The object of a call: `id` and its other path parameters. */
export interface Thing {
  id: string;
  /** Another value that identifies it in an answer. */
  mark?: string;
  slug?: string;
  locale?: string;
  fileId?: string;
  questionId?: string;
  userId?: string;
  invitationId?: string;
  jobId?: string;
  userIds?: string[];
  startsAt?: string;
  stageId?: string;
  commentId?: string;
  todoId?: string;
  templateId?: string;
  messageId?: string;
  keyId?: string;
  noteId?: string;
  otherId?: string;
  candidateId?: string;
  candidateIds?: string[];
  mandateId?: string;
  webhookId?: string;
  deliveryId?: string;
  importId?: string;
  website?: string;
  /** Of an offer. */
  versionNumber?: number;
  token?: string;
}

interface Call {
  method: string;
  /** Begins with /api; names in braces are parameters. */
  path: string;
  /** The contract's access; missing for calls outside the contract. */
  access?: Access;
  /** The scope that opens it to keys. */
  scope?: KeyScope | undefined;
  requiresRecentProof?: true | undefined;
  isForUnclaimed?: true | undefined;
}

/** In the order of the contract. */
export const procedures = new Map<string, Call>();
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { method = 'POST', path: address = '' } = procedure['~orpc'].route;
  procedures.set(path.join('.'), { method, path: `/api${address}`, ...procedure['~orpc'].meta });
});

/** A call as named in docs/authorization.md: a procedure, or a method and a path. */
export function callNamed(name: string): Call {
  const [method = '', path] = name.split(' ');
  const call = path ? { method, path } : procedures.get(name);
  if (!call) throw new Error(`There is no procedure ${name}.`);
  return call;
}

const PASSWORD = 'a walk along the harbour';

export const entryInputs = {
  'work-experience': {
    position: 'Account Manager',
    company: 'Acme',
    startDate: '2020-01-01',
    endDate: null,
    isCurrent: true,
    description: '',
  },
  education: {
    degree: 'BA',
    institution: 'Porto',
    fieldOfStudy: '',
    startDate: '2015-01-01',
    endDate: null,
    description: '',
  },
  certifications: {
    name: 'Sales',
    issuingOrganization: 'Acme',
    issueDate: '2020-01-01',
    expirationDate: null,
    credentialUrl: null,
  },
};

/** A call's input besides its path parameters, if any. */
const byToken = ({ token }: Thing) => ({ token });

const ofVersion = ({ versionNumber = 1 }: Thing) => ({ version: versionNumber });

const inputs: Record<string, (thing: Thing) => Record<string, unknown>> = {
  ...agencyInputs,
  ...screeningInputs,
  ...presentingInputs,
  ...shortlistInputs,
  'accounts.register': () => ({
    firstName: 'Ana',
    lastName: 'Prado',
    email: 'ana@example.com',
    userType: 'job_seeker',
    password: PASSWORD,
    acceptsTerms: true,
  }),
  'accounts.login': () => ({ email: 'ana@example.com', password: PASSWORD }),
  'accounts.changePassword': () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
  'accounts.changeEmail': () => ({ email: 'bea@example.com', password: PASSWORD }),
  'passkeys.rename': () => ({ name: 'Phone' }),
  'jobs.create': completeJob,
  'jobs.update': completeJob,
  'jobs.translate': () => ({ from: 'en' }),
  'approvals.saveRule': () => ({ kind: 'job', ...approvalRule([]) }),
  'approvals.setAbsence': () => ({ absence: null }),
  'approvals.list': () => ({ of: 'reader' }),
  'approvals.decide': () => ({ isApproved: true }),
  'jobs.handOver': ({ userId }) => ({ userId }),
  'jobs.setManagers': ({ userIds }) => ({ userIds }),
  'questions.save': () => ({
    questions: [{ kind: 'yes_no', required: false, texts: { en: 'Do you drive?' }, wanted: true }],
  }),
  'interviews.propose': ({ userId = '' }) => ({ ...interviewInput(userId) }),
  'interviews.move': ({ userId = '' }) => ({ ...interviewInput(userId) }),
  'interviews.choose': ({ startsAt }) => ({ startsAt, timeZone: 'Europe/Madrid' }),
  'busyTimes.save': () => ({ address: 'https://calendar.invalid/busy.ics' }),
  'busyTimes.at': ({ startsAt = new Date().toISOString() }) => ({ startsAt, minutes: 30 }),
  'interviews.ask': () => ({ text: 'Rather in the evening.' }),
  'jobs.close': () => ({ reason: 'cancelled' }),
  'jobs.renew': () => ({ validThrough: dayIn(40) }),
  'applications.apply': () => ({ coverLetter: 'I would like to.' }),
  'applications.sendLater': () => ({ coverLetter: 'I would like to.' }),
  // Too short, so that people without an account are not erased.
  'ownData.erase': () => ({ password: '' }),
  'personLinks.claim': () => ({ password: PASSWORD }),
  'applications.moveToStage': ({ stageId }) => ({ stageId }),
  'stages.save': () => ({ pipelines: [] }),
  'stages.choose': () => ({ pipelineId: null }),
  'syndication.save': () => ({ isSyndicated: false }),
  'blindReview.save': () => ({ isBlind: false }),
  'rejections.saveReasons': () => ({ reasons: [] }),
  'imports.create': ({ id }) => ({ file: new File([`title\n${id}`], `${id}.csv`) }),
  'imports.map': () => ({ mapping: ['title'], options: importOptions }),
  'candidateImports.create': ({ id }) => ({ file: new File([`email\n${id}`], `${id}.csv`) }),
  'candidateImports.map': () => ({ mapping: ['email'], options: candidateImportOptions }),
  'importSchedules.save': () => ({ address: 'https://jobs.invalid/jobs.csv', everyHours: 24 }),
  'companyTemplates.save': () => ({ templates: [] }),
  'offerTemplates.save': () => ({ templates: [] }),
  'offers.create': () => ({ ...offerInput() }),
  'offers.change': (thing) => ({ ...offerInput(), ...ofVersion(thing) }),
  'offers.askApproval': ofVersion,
  'offers.send': ofVersion,
  'offers.notePaper': () => ({ on: dayIn(-1) }),
  'offers.saveSettings': () => ({ showsToManagers: false }),
  'ownOffers.accept': ({ mark = '', ...thing }) => ({ ...ofVersion(thing), name: mark, agrees: true }),
  'ownOffers.decline': () => ({ reason: null, words: '' }),
  'signedDocuments.verify': () => ({ digest: 'a'.repeat(64) }),
  'companyTemplates.mailTest': () => ({ locale: 'de' }),
  'push.save': () => ({
    endpoint: 'https://push.invalid/device',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    types: ['message'],
  }),
  'notifications.setOfJob': () => ({ choice: 'all' }),
  'tags.change': () => ({ add: ['Phone'] }),
  'scorecards.saveCriteria': () => ({ criteria: [] }),
  'scorecards.give': () => ({ recommendation: 'yes', note: '', marks: [] }),
  'todos.add': () => ({ text: 'Call her.' }),
  'todos.done': () => ({ isDone: true }),
  'comments.add': () => ({ text: 'Let us call.' }),
  'applications.saveNotes': () => ({ text: 'A good call.' }),
  'applications.received': ({ jobId }) => (jobId ? { job: jobId } : {}),
  'applications.countsOfJobs': ({ id }) => ({ jobs: id }),
  'messages.translate': ({ id }) => ({ messageIds: [id], to: 'de' }),
  'messages.send': () => ({ clientId: randomUUID(), content: 'Good morning.' }),
  'profiles.workExperience.add': () => entryInputs['work-experience'],
  'profiles.workExperience.update': () => entryInputs['work-experience'],
  'profiles.education.add': () => entryInputs.education,
  'profiles.education.update': () => entryInputs.education,
  'profiles.certifications.add': () => entryInputs.certifications,
  'profiles.certifications.update': () => entryInputs.certifications,
  'companies.update': () => ({ industry: 'Sales' }),
  'teams.choose': ({ id }) => ({ id }),
  'teams.invite': () => ({ email: `${randomUUID()}@example.com`, role: 'recruiter', locale: 'de' }),
  'teams.requireSecondFactor': () => ({ isRequired: false }),
  'teams.changeRole': () => ({ role: 'reader' }),
  'keys.create': () => ({ name: 'Career site', scopes: ['read_jobs'], expiresInDays: 30 }),
  'webhooks.create': () => webhookInput,
  'webhooks.change': () => ({ name: 'Slack' }),
  'companies.askDomainMail': () => ({ mailbox: 'jobs' }),
  'companies.confirmDomain': byToken,
  'interviews.sayLanguage': () => ({ language: 'de', isMet: true }),
  'languageTests.begin': () => ({ language: 'de' }),
  'languageTests.send': noAnswers,
  'languageTests.show': () => ({ isShown: true }),
  'addedCandidates.add': ({ id: jobId }) => statedCandidate(`${randomUUID()}@example.com`, { jobId }),
  'addedCandidates.update': () => {
    const { jobId: _job, cvFileId: _cv, toldOn: _told, ...stated } = statedCandidate(`${randomUUID()}@example.com`);
    return stated;
  },
  'addedCandidates.markTold': () => ({ on: dayIn(-1) }),
  'candidates.changeTags': () => ({ add: ['Fair'] }),
  'candidates.addNote': () => ({ text: 'Met at the fair.' }),
  'candidates.join': ({ otherId }) => ({ otherId }),
  'candidates.ask': ({ jobId }) => ({ jobId, text: 'This job fits you.' }),
  'candidates.enter': ({ jobId }) => ({ jobId }),
  'candidateLists.rename': () => ({ name: 'Autumn' }),
  'candidateLists.put': ({ candidateIds }) => ({ candidateIds }),
  'candidateLists.take': ({ candidateIds }) => ({ candidateIds }),
  'talent.invite': ({ jobId }) => ({ jobId, text: 'Your languages fit this job.' }),
  'talent.answer': () => ({ isInterested: true }),
  'talent.report': () => ({ text: 'This is no job.' }),
  'savedSearches.update': () => ({ name: 'Sales', filters: { category: ['sales'] } }),
  'jobAlerts.read': byToken,
  'jobAlerts.confirm': byToken,
  'jobAlerts.update': ({ token }) => ({ token, frequency: 'weekly' }),
  'jobAlerts.end': byToken,
  'invitations.read': byToken,
  'invitations.accept': byToken,
  'invitations.decline': byToken,
  'jobs.report': () => ({ reason: 'other', text: 'It is not what it says.' }),
  'reports.company': () => ({ reason: 'other', text: 'It is not what it says.' }),
  'reports.person': () => ({ reason: 'other', text: 'They are not who they say.' }),
  'reports.message': () => ({ reason: 'other', text: 'I feel harassed.' }),
  'retention.answer': () => ({ agrees: true }),
  'decisions.appeal': () => ({ text: 'We think that this is wrong.' }),
  'decisions.readMailed': byToken,
  'decisions.appealMailed': ({ token }) => ({ token, text: 'We think that this is wrong.' }),
  'admin.moderation.restrict': () => ({ reason: 'Fraud' }),
  'admin.moderation.decideAppeal': () => ({ outcome: 'kept', reason: 'Fraud', asOnlyOne: true }),
  'admin.moderation.hideCompany': () => ({ reason: 'Fraud' }),
  'admin.moderation.hide': () => ({ reason: 'Fraud' }),
  'admin.companies.verify': ({ website }) => ({ how: 'call', note: 'We called them.', name: 'Acme', website }),
  'admin.companies.askDomainMail': () => ({ mailbox: 'jobs' }),
  'admin.companies.withdraw': () => ({ reason: 'We were wrong.' }),
  'admin.candidates.verify': () => ({ fact: { what: 'identity' }, note: 'We saw the passport.', name: 'Ana Prado' }),
  'admin.candidates.withdraw': () => ({ reason: 'We were wrong.' }),
  'site.saveLogo': () => ({ file: new File(['no picture'], 'logo.png') }),
  'terms.accept': () => ({ number: 1 }),
  'admin.mailTexts.read': () => ({ kind: 'verify' }),
  'admin.mailTexts.save': () => ({ kind: 'verify', locale: 'en', texts: {} }),
  'admin.mailTexts.reset': () => ({ kind: 'verify', locale: 'en' }),
  'admin.mailTexts.preview': () => ({ kind: 'verify', locale: 'en', texts: {} }),
  'admin.mailTexts.test': () => ({ kind: 'verify', locale: 'en', texts: {} }),
  'admin.pages.saveText': () => ({ page: 'help', locale: 'en', html: '<p>Ask us.</p>', revision: null }),
  'admin.pages.publish': () => ({ page: 'help', revision: 1, note: '', newTerms: null }),
  'settings.update': () => ({ value: '+351 210 000 000' }),
  'admin.searchWords.add': () => ({ concept: 'o.account-manager', locale: 'en', word: `Anchorwright ${randomUUID()}` }),
  'admin.users.ban': () => ({ reason: 'Fraud' }),
};

/** A valid input for a thing; without one, an input that every procedure refuses, so that nothing happens. */
export function inputOf(name: string, thing: Thing | undefined): Record<string, unknown> {
  if (!thing) return { nothing: 'taken' };
  const named = partsOf(callNamed(name)).map((part) => [part, thing[part as keyof Thing] ?? UNKNOWN_ID]);
  return { ...Object.fromEntries(named), ...inputs[name]?.(thing) };
}

/** Sends an input over HTTP, with a cookie or a key: path parameters in the path, the rest in the query or body. */
export function send(
  app: TestApp,
  name: string,
  input: Record<string, unknown>,
  credential?: string,
): Promise<Response> {
  const call = callNamed(name);
  const parts = partsOf(call);
  const rest = Object.entries(input).filter(([key]) => !parts.includes(key));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(asText(input[part] ?? UNKNOWN_ID)),
  );
  const query = new URLSearchParams(rest.map(([key, value]) => [key, asText(value)]));
  const body = call.method === 'GET' ? {} : bodyOf(rest);
  return app.request(call.method, call.method === 'GET' ? `${path}?${query}` : path, {
    ...body,
    ...(credential?.startsWith(KEY_BEGINNING) ? withKey(credential) : credential ? { cookie: credential } : {}),
  });
}

/** With the headers of a program rather than of a page. */
export const withKey = (key: string) => ({
  headers: { authorization: `Bearer ${key}`, 'sec-fetch-site': 'cross-site' },
});

function bodyOf(fields: [string, unknown][]): { json: unknown } | { body: FormData } {
  if (!fields.some(([, value]) => value instanceof File)) return { json: Object.fromEntries(fields) };
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value instanceof File ? value : asText(value));
  return { body };
}

const partsOf = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);

/** A URL cannot contain half a surrogate pair. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
