import { randomUUID } from 'node:crypto';

import type { ProfileVisibility } from '#contract/profiles/profile-choices.ts';
import { newId } from '#server/platform/id.ts';

import { insertImport, insertSchedule } from '../imports.ts';
import { interviewInput } from '../interviews.ts';
import { completeJob, createActive, createDraft, registerColleague, UNKNOWN_ID } from '../jobs.ts';
import { pdf, uploadForm } from '../made-files.ts';
import { registerPerson, type TestPerson } from '../people.ts';
import type { People } from './actors.ts';
import { agencyThings } from './agency-things.ts';
import { approvalThings } from './approval-things.ts';
import { ask, thingIn } from './ask.ts';
import { entryInputs, type Thing } from './calls.ts';
import { candidateThings } from './candidate-things.ts';
import { interviewThings } from './interview-things.ts';
import { keyThings } from './key-things.ts';
import { moderationThings } from './moderation-things.ts';
import { offerThings } from './offer-things.ts';
import { presentingThings } from './presenting-things.ts';
import { screeningThings } from './screening-things.ts';
import { shortlistThings } from './shortlist-things.ts';
import { talentThings } from './talent-things.ts';
import { waysInThings } from './ways-in-things.ts';
import { webhookThings } from './webhook-things.ts';

/** Creates the object that docs/authorization.md calls by this name. */
export function make(people: People, of: string): Promise<Thing> {
  const name = of.replace(', of the person without an account', '');
  const making = things[name];
  if (!making) throw new Error(`Unknown object “${of}”.`);
  return making(name === of ? people : { ...people, seeker: people.unclaimed });
}

const things: Record<string, (people: People) => Promise<Thing>> = {
  'an open job': openJob,
  'an open job, and a colleague': async (people) => ({ ...(await openJob(people)), userId: people.recruiter.userId }),
  'an open job, and a hiring manager': async (people) => ({
    ...(await openJob(people)),
    userIds: [people.manager.userId],
  }),
  'a draft': async (people) => managed(people, await createDraft(people.app, people.owner)),
  'a draft with a stale translation': staleDraft,
  'a paused job that the seeker applied for': async (people) => {
    const { jobId } = await applied(people);
    await ask(people, 'POST', `/jobs/${jobId}/pause`, people.owner, {});
    return { id: jobId };
  },
  'a closed job that the seeker applied for': async (people) => {
    const { jobId } = await applied(people);
    await ask(people, 'POST', `/jobs/${jobId}/close`, people.owner, { reason: 'cancelled', undecided: 'reject' });
    return { id: jobId };
  },
  'a hidden job': async (people) => {
    const { jobId } = await applied(people);
    await ask(people, 'POST', `/admin/jobs/${jobId}/hide`, people.admin, { reason: 'Fraud' });
    return { id: jobId };
  },
  'a job that the seeker applied for': async (people) => {
    const { id, jobId } = await applied(people);
    return { id: jobId, mark: id };
  },
  'a job that the seeker saved': async (people) => {
    const job = await openJob(people);
    await ask(people, 'PUT', `/jobs/${job.id}/saved`, people.seeker, {});
    return job;
  },
  'a new application': applied,
  'a viewed application': (people) => moved(people, 'view'),
  'a viewed application whose company has written': async (people) => (await written(people)).application,
  'an application that is reviewed blind': async (people) => {
    const job = await openJob(people);
    await ask(people, 'PUT', `/jobs/${job.id}/blind-review`, people.owner, { isBlind: true });
    return ask(people, 'POST', `/jobs/${job.id}/applications`, people.seeker, { coverLetter: 'I would like to.' });
  },
  'an application that the interviewer interviews': async (people) => {
    const application = await moved(people, 'view');
    await interviewed(people, application.id);
    return { ...application, userId: people.owner.userId };
  },
  'an accepted application': (people) => moved(people, 'view', 'accept'),
  'a withdrawn application': async (people) => {
    const application = await applied(people);
    await ask(people, 'POST', `/applications/${application.id}/withdraw`, people.seeker, {});
    return application;
  },
  'a rejection of several that waits': async (people) => {
    const { id } = await applied(people);
    const { batchId = UNKNOWN_ID } = (await ask(people, 'POST', '/applications/rejections', people.owner, {
      ids: [id],
    })) as { batchId?: string };
    return { id: batchId };
  },
  'a viewed application, and who holds an interview': async (people) => ({
    ...(await moved(people, 'view')),
    userId: people.owner.userId,
  }),
  'an application of a job with stages': async (people) => {
    const { id, jobId } = await applied(people);
    return { id, stageId: await stageOf(people, jobId) };
  },
  'a to-do of the owner': async (people) => {
    const { id } = await moved(people, 'view');
    const answer = await ask(people, 'POST', `/applications/${id}/todos`, people.owner, { text: 'Call her.' });
    return { id, todoId: (answer as unknown as { todos: { id: string }[] }).todos[0]?.id ?? UNKNOWN_ID };
  },
  'a comment of the owner': async (people) => {
    const { id } = await moved(people, 'view');
    const { id: commentId } = await ask(people, 'POST', `/applications/${id}/comments`, people.owner, {
      text: 'Let us call.',
    });
    return { id, commentId };
  },
  'an attachment': async (people) => {
    const { application, fileId } = await written(people);
    return { ...application, fileId };
  },
  'an application with a file that answers a question': (people) => answeredByFile(people),
  'a withdrawn application with a file that answers a question': async (people) => {
    const thing = await answeredByFile(people);
    await ask(people, 'POST', `/applications/${thing.id}/withdraw`, people.seeker, {});
    return thing;
  },
  'the profile of the seeker, who applied': (people) => profileOf(people, 'applied'),
  'the profile of the owner': ({ owner }) => Promise.resolve({ id: owner.profileId }),
  'the seeker’s work experience': (people) => entry(people, 'work-experience'),
  'the seeker’s education': (people) => entry(people, 'education'),
  'the seeker’s certification': (people) => entry(people, 'certifications'),
  'a CV of the seeker': (people) => file(people, people.seeker, 'cv', pdf()),
  'the seeker’s picture': (people) => file(people, people.seeker, 'avatar', PIXEL),
  ...waysInThings,
  'a saved search of the seeker': (people) =>
    ask(people, 'POST', '/me/saved-searches', people.seeker, { filters: { category: ['sales'] }, frequency: 'daily' }),
  'an alert of an address': alertOfAddress,
  'the company': ({ owner }) => Promise.resolve({ id: owner.companyId }),
  'an import that is ready': ({ app, owner }) => insertImport(app, owner, 'ready'),
  'an import that was applied': ({ app, owner }) => insertImport(app, owner, 'applied'),
  'a company with an address of jobs': ({ app, owner }) => insertSchedule(app, owner, 'active'),
  'a company with an address of jobs that pauses': ({ app, owner }) => insertSchedule(app, owner, 'paused'),
  'a company with a message template': (people) => withTemplate(people),
  'an application with a message that waits': async (people) => {
    await withTemplate(people);
    const { id } = await moved(people, 'view');
    const answer = await people.app.request('GET', `/api/applications/${id}/scheduled-messages`, {
      cookie: people.owner.cookie,
    });
    const [message] = (await answer.json()) as { id: string }[];
    return { id, messageId: message?.id ?? UNKNOWN_ID };
  },
  'the company, which has a website': newWebsite,
  'the company, which is verified': async (people) => {
    const { id, website } = await newWebsite(people);
    await ask(people, 'POST', `/admin/companies/${id}/verify`, people.admin, {
      how: 'call',
      note: 'We called them.',
      name: 'Acme',
      website,
    });
    return { id };
  },
  'a colleague': async ({ app, owner }) => {
    const { userId } = await registerColleague(app, owner);
    return { id: owner.companyId, userId };
  },
  ...keyThings,
  ...candidateThings(openJob),
  ...interviewThings(interview),
  ...talentThings((people) => profileOf(people, 'employers')),
  ...webhookThings,
  ...agencyThings,
  ...screeningThings,
  ...presentingThings,
  ...shortlistThings,
  ...offerThings((people) => moved(people, 'shortlist')),
  ...approvalThings,
  ...moderationThings({ applied, viewed: (people) => moved(people, 'view') }),
  'an invitation into the company': async (people) => {
    const { companyId: id } = people.owner;
    // Leftovers of the previous acceptance do not affect the next.
    await people.app.base.db
      .deleteFrom('company_member')
      .where('company_id', '=', id)
      .where('user_id', '=', people.rival.userId)
      .execute();
    const email = `${randomUUID()}@example.com`;
    const invitation = await ask(people, 'POST', `/companies/${id}/invitations`, people.owner, {
      email,
      role: 'recruiter',
      locale: 'de',
    });
    const text = await mailTo(people, email);
    return { id, invitationId: invitation.id, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' };
  },
  'a mail to the company’s domain': async (people) => {
    const { id } = await newWebsite(people);
    const { email = '' } = (await ask(people, 'POST', `/companies/${id}/domain-mail`, people.owner, {
      mailbox: 'jobs',
    })) as { email?: string };
    const text = await mailTo(people, email);
    return { id, token: /token=([\w-]+)/.exec(text)?.[1] ?? '' };
  },
  'a verification of a candidate': async (people) => {
    const { id } = await person(people);
    const { verifications } = (await ask(people, 'POST', `/admin/users/${id}/verifications`, people.admin, {
      fact: { what: 'identity' },
      note: 'We saw the passport.',
      name: 'Ana Prado',
    })) as { verifications?: Thing[] };
    return verifications?.[0] ?? { id };
  },
  'a case': async (people) => {
    const { id } = await openJob(people);
    await ask(people, 'POST', `/jobs/${id}/report`, people.seeker, { reason: 'not_a_job', text: '' });
    return people.app.base.db
      .selectFrom('moderation_case')
      .select('id')
      .where('job_id', '=', id)
      .executeTakeFirstOrThrow();
  },
  'a mail that was given up': async ({ app }) => {
    const id = newId();
    await app.base.db
      .insertInto('mail')
      .values({
        id,
        to_name: '',
        to_address: 'a@example.com',
        locale: 'en',
        subject: '',
        headers: '{}',
        status: 'dead',
        last_error: 'Refused',
        html: '',
        text: '',
      })
      .execute();
    return { id };
  },
  'a setting': async ({ app }) =>
    app.base.db
      .selectFrom('platform_setting')
      .select('id')
      .where('key', '=', 'site.contact_phone')
      .executeTakeFirstOrThrow(),
  'an own word of the search': async (people) => {
    await ask(people, 'POST', '/admin/concepts/o.account-manager/words', people.admin, {
      locale: 'en',
      word: `Anchorwright ${randomUUID()}`,
    });
    return people.app.base.db.selectFrom('concept_word').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  },
  'a person': person,
  'a person whose address is not verified': (people) => person(people, { email_verified: false }),
  'a banned person': (people) => person(people, { banned_at: new Date(), ban_reason: 'Fraud' }),
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A hiring manager is assigned to each job. */
async function managed<T extends { id: string }>({ app, owner, manager }: People, job: T): Promise<T> {
  await app.base.db
    .insertInto('job_manager')
    .values({ job_id: job.id, company_id: owner.companyId, user_id: manager.userId })
    .execute();
  return job;
}

async function openJob(people: People): Promise<Thing> {
  const { app, owner } = people;
  const { id } = await managed(people, await createActive(app, owner));
  const { slug } = await app.base.db
    .selectFrom('company')
    .select('slug')
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  return { id, slug };
}

/** The text of the email to an address. */
async function mailTo({ app }: People, address: string): Promise<string> {
  await app.drain();
  const { text } = await app.base.db
    .selectFrom('mail')
    .select('text')
    .where('to_address', '=', address)
    .executeTakeFirstOrThrow();
  return text ?? '';
}

/** An email contains its link. */
async function alertOfAddress(people: People): Promise<Thing> {
  const email = `${randomUUID()}@example.com`;
  await ask(people, 'POST', '/job-alerts', people.seeker, { email, filters: {}, frequency: 'daily' });
  const text = await mailTo(people, email);
  return { id: UNKNOWN_ID, token: /\/job-alerts\/([\w-]+)/.exec(text)?.[1] ?? '' };
}

/** A new website each time, which ends the company's verification. */
async function newWebsite(people: People): Promise<Thing> {
  const website = `https://company-${randomUUID()}.example/`;
  const { companyId: id } = people.owner;
  await ask(people, 'PATCH', `/companies/${id}`, people.owner, { name: 'Acme', website });
  return { id, website };
}

async function staleDraft(people: People): Promise<Thing> {
  const { app, owner } = people;
  const { translations } = completeJob();
  const german = { title: 'Kundenbetreuung', description: '<p>Sie verkaufen.</p>', requirements: '' };
  const draft = await createDraft(app, owner, { translations: { ...translations, de: german } });
  const { id } = await managed(people, draft);
  await app.request('PATCH', `/api/jobs/${id}`, {
    cookie: owner.cookie,
    json: {
      translations: { en: { title: 'Account Executive', description: '<p>Something else.</p>', requirements: '' } },
    },
  });
  return { id, locale: 'de' };
}

interface Applied extends Thing {
  jobId: string;
}

const interviewed = (people: People, id: string) =>
  ask(people, 'POST', `/applications/${id}/interviews`, people.owner, { ...interviewInput(people.interviewer.userId) });

async function applied(people: People): Promise<Applied> {
  const { app, owner, seeker } = people;
  const cv = await file(people, seeker, 'cv', pdf());
  await ask(people, 'PATCH', '/me/profile', seeker, { cvFileId: cv.id });
  const { id: jobId } = await managed(people, await createActive(app, owner));
  const { id } = await ask(people, 'POST', `/jobs/${jobId}/applications`, seeker, { coverLetter: 'I would like to.' });
  return { id, jobId };
}

async function answeredByFile(people: People): Promise<Thing> {
  const { app, owner, seeker } = people;
  const { id: jobId } = await managed(people, await createActive(app, owner));
  await ask(people, 'PUT', `/jobs/${jobId}/questions`, owner, {
    questions: [{ kind: 'file', required: true, texts: { en: 'Your certificate?' } }],
  });
  const { id: fileId } = await file(people, seeker, 'attachment', pdf());
  const { id: questionId } = await app.base.db
    .selectFrom('job_question')
    .select('id')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { id } = await ask(people, 'POST', `/jobs/${jobId}/applications`, seeker, {
    coverLetter: '',
    answers: [{ questionId, value: fileId }],
  });
  return { id, questionId };
}

/** A new one, of a pipeline that the job uses. */
async function stageOf(people: People, jobId: string): Promise<string> {
  const { companyId } = people.owner;
  const stages = [{ names: { en: 'CV read' }, status: 'viewed' }];
  await ask(people, 'PUT', `/companies/${companyId}/stages`, people.owner, {
    pipelines: [{ name: 'Sales', isDefault: false, stages }],
  });
  const stage = await people.app.base.db
    .selectFrom('pipeline_stage as stage')
    .innerJoin('pipeline', 'pipeline.id', 'stage.pipeline_id')
    .select(['stage.id', 'pipeline.id as pipeline_id'])
    .where('pipeline.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  await ask(people, 'PUT', `/jobs/${jobId}/stages`, people.owner, { pipelineId: stage.pipeline_id });
  return stage.id;
}

async function moved(people: People, ...verbs: string[]): Promise<Applied> {
  const application = await applied(people);
  for (const verb of verbs) await ask(people, 'POST', `/applications/${application.id}/${verb}`, people.owner, {});
  await people.app.drain();
  return application;
}

/** Sent automatically once an application is viewed. */
async function withTemplate({ app, owner }: People): Promise<Thing> {
  const answer = await app.request('PUT', `/api/companies/${owner.companyId}/templates`, {
    cookie: owner.cookie,
    json: {
      templates: [
        {
          name: 'We read it',
          category: 'status',
          texts: { en: 'Hello {{candidate}}' },
          sending: { at: 'viewed', delayMinutes: 60 },
        },
      ],
    },
  });
  const [template] = (await answer.json()) as { id: string }[];
  return { id: owner.companyId ?? UNKNOWN_ID, templateId: template?.id ?? UNKNOWN_ID };
}

/** Each at a different time, so that they do not conflict. */
async function interview(
  people: People,
  holder: TestPerson = people.owner,
): Promise<Thing & { applicationId: string }> {
  const { id: applicationId } = await moved(people, 'view');
  const { userId } = holder;
  const input = interviewInput(userId);
  const { id } = await ask(people, 'POST', `/applications/${applicationId}/interviews`, people.owner, input);
  return { id, applicationId, userId, startsAt: input.slots[0] };
}

async function written(people: People): Promise<{ application: Applied; fileId: string }> {
  const application = await moved(people, 'view');
  const { id: fileId } = await file(people, people.owner, 'attachment', pdf());
  await ask(people, 'POST', `/applications/${application.id}/messages`, people.owner, {
    clientId: randomUUID(),
    content: 'Good morning.',
    attachmentIds: [fileId],
  });
  return { application, fileId };
}

async function profileOf(people: People, visibility: ProfileVisibility): Promise<Thing> {
  await interviewed(people, (await applied(people)).id);
  await ask(people, 'PATCH', '/me/profile', people.seeker, { visibility });
  return { id: people.seeker.profileId };
}

const entry = (people: People, kind: keyof typeof entryInputs): Promise<Thing> =>
  ask(people, 'POST', `/me/${kind}`, people.seeker, entryInputs[kind]);

async function file({ app }: People, owner: TestPerson, kind: string, bytes: Uint8Array): Promise<Thing> {
  const answer = await app.request('POST', '/api/files', {
    cookie: owner.cookie,
    body: uploadForm(kind, `${kind}.bin`, bytes),
  });
  return thingIn(answer);
}

async function person({ app }: People, change?: object): Promise<Thing> {
  const { userId, email } = await registerPerson(app);
  if (change) await app.base.db.updateTable('user_account').set(change).where('id', '=', userId).execute();
  return { id: userId, mark: email };
}
