import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { applyAndWrite, liveUnclaimed } from '#test/support/unclaimed-life.ts';
import { createPerson } from '#test/support/unclaimed.ts';

import { inTransaction } from './context.ts';
import { issueToken } from './features/accounts/tokens.ts';

/** References that `person.joined` moves. */
const MOVED = [
  'application.applicant_id',
  'application_event.actor_id',
  'candidate.profile_id',
  'candidate_verification.profile_id',
  'certification.profile_id',
  'client_entry.profile_id',
  'conversation.applicant_id',
  'education.profile_id',
  'file.owner_id',
  'job_report.reporter_id',
  'live_event.about_user_id',
  'mail.about_user_id',
  'mail.to_user_id',
  'message.recipient_id',
  'message.sender_id',
  'moderation_case.person_id',
  'moderation_decision.appealed_by',
  'moderation_decision.user_id',
  'notification.about_user_id',
  'notification.user_id',
  'notification_preference.user_id',
  'offer_signature.user_id',
  'placement.profile_id',
  'pool_consent.user_id',
  'profile_language.profile_id',
  'profile_look.profile_id',
  'representation.profile_id',
  'screening.profile_id',
  'talent_invitation.profile_id',
  'terms_consent.user_id',
  'unsent_application.profile_id',
  'work_experience.profile_id',
];

/** How the person gets to their page, which ends. */
const ENDED = [
  'known_device.user_id',
  'live_event.user_id',
  'live_recipient.user_id',
  'pending_sign_in.user_id',
  'profile.user_id',
  'user_credential.user_id',
  'user_session.user_id',
  'user_token.user_id',
];

/** What members of companies and administrators do. */
const BY_MEMBERS = [
  'api_key.created_by',
  'application.added_by',
  'application.revealed_by',
  'application_closing_answer.closed_by',
  'application_comment.author_id',
  'application_comment_mention.user_id',
  'application_note.updated_by',
  'application_rejection_hold.decided_by',
  'application_score.author_id',
  'application_stage_move.actor_id',
  'application_todo.assignee_id',
  'application_todo.created_by',
  'application_todo.done_by',
  'approval.asked_by',
  'approval_step.approver_id',
  'approval_step.decided_by',
  'candidate.added_by',
  'candidate.joined_by',
  'candidate.told_by',
  'candidate_list.created_by',
  'candidate_note.written_by',
  'candidate_verification.ended_by',
  'candidate_verification.verified_by',
  'client.owner_id',
  'client_entry.by_id',
  'company.verified_by',
  'company_domain_mail.asked_by',
  'company_invitation.invited_by',
  'company_member.user_id',
  'company_verification.asked_by',
  'company_verification.ended_by',
  'company_verification.verified_by',
  'concept_word.created_by',
  'conversation.employer_id',
  'esco_release.created_by',
  'import_schedule.set_by',
  'interview.created_by',
  'interview_language.said_by',
  'interview_member.user_id',
  'invoice.created_by',
  'job.hidden_for',
  'job.posted_by',
  'job.responsible_id',
  'job_import.acting_id',
  'job_import.created_by',
  'job_notice_choice.user_id',
  'job_presenting.accepted_by',
  'mail_text.updated_by',
  'mandate.owner_id',
  'moderation_decision.appeal_decided_by',
  'moderation_decision.decided_by',
  'offer.created_by',
  'offer.paper_noted_by',
  'offer_version.written_by',
  'own_page_version.published_by',
  'placement.created_by',
  'placement_share.user_id',
  'pool_request.asked_by',
  'presentation.presented_by',
  'representation.asked_by',
  'scheduled_message.sender_id',
  'screening.consultant_id',
  'screening.done_by',
  'screening_language.heard_by',
  'shortlist.created_by',
  'talent_invitation.invited_by',
  'webhook.created_by',
];

/** What needs an account. */
const OF_ACCOUNTS = [
  'busy_calendar.user_id',
  'calendar_feed.user_id',
  'hidden_company.profile_id',
  'language_test.profile_id',
  'linked_identity.user_id',
  'passkey.user_id',
  'push_device.user_id',
  'saved_job.user_id',
  'saved_search.user_id',
  'second_factor.user_id',
  'talent_consent.profile_id',
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.database.db.deleteFrom('rate_limit').execute());
afterAll(() => app.close());

test('every reference to a person moves, ends, or is never of a person without an account', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select concat(conrelid::regclass, '.', attname) as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid in ('user_account'::regclass, 'profile'::regclass)`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...MOVED, ...ENDED, ...BY_MEMBERS, ...OF_ACCOUNTS].toSorted(),
  );
});

describe('joining two people', () => {
  /** How many rows refer to them, by column. */
  async function countReferences(people: TestPerson[]): Promise<Record<string, number>> {
    const ids = people.flatMap(({ userId, profileId }) => [userId, profileId]);
    const counts: Record<string, number> = {};
    for (const name of MOVED) {
      const [table, column] = name.split('.');
      const { rowCount } = await app.database.pool.query(`select from ${table} where ${column} = any($1)`, [ids]);
      counts[name] = rowCount ?? 0;
    }
    return counts;
  }

  async function prepare() {
    const employer = await registerEmployer(app);
    const { id: jobId } = await createActive(app, employer);
    const account = await registerPerson(app);
    return { around: { employer, jobId }, account, person: await createPerson(app) };
  }
  /** Until then they could apply for the same job. */
  const haveAddress = async (people: TestPerson[], { email }: TestPerson) =>
    app.database.db
      .updateTable('profile')
      .set({ contact_email: email })
      .where(
        'id',
        'in',
        people.map(({ profileId }) => profileId),
      )
      .execute();
  const signIn = ({ email, password }: TestPerson) =>
    app.request('POST', '/api/auth/login', { json: { email, password } });

  test('moves every row of one to the other', async () => {
    const { around, account, person } = await prepare();
    await liveUnclaimed(app, person, around);
    await haveAddress([person], account);
    // The person's own stream ends.
    await app.database.db.deleteFrom('live_event').where('user_id', '=', person.userId).execute();
    const before = await countReferences([person]);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    expect((await signIn(account)).status).toBe(200);
    expect(await countReferences([person])).toEqual(Object.fromEntries(MOVED.map((name) => [name, 0])));
    expect(await countReferences([account])).toEqual(before);
    expect(await app.request('GET', '/api/me', { cookie: person.cookie })).toHaveProperty('status', 401);
  });

  test('keeps both applications for one job, and one of what there is once (T438)', async () => {
    const { around, account, person } = await prepare();
    await liveUnclaimed(app, account, around);
    await liveUnclaimed(app, person, around);
    await haveAddress([person], account);
    const before = await countReferences([account, person]);
    expect((await signIn(account)).status).toBe(200);
    const after = await countReferences([account]);
    const changed = Object.entries(after).filter(([name, count]) => count !== before[name]);
    expect(Object.fromEntries(changed)).toEqual({
      'candidate.profile_id': 1,
      'certification.profile_id': 1,
      'education.profile_id': 1,
      'job_report.reporter_id': 1,
      'moderation_case.person_id': 3,
      'notification_preference.user_id': 1,
      'profile_language.profile_id': 1,
      'profile_look.profile_id': 1,
      'screening.profile_id': 1,
      'unsent_application.profile_id': 1,
      'work_experience.profile_id': 1,
      'live_event.about_user_id': expect.any(Number) as unknown,
    });
    const applications = await app.database.db
      .selectFrom('application')
      .select(['id', 'repeats'])
      .where('applicant_id', '=', account.profileId)
      .orderBy('applied_at')
      .execute();
    expect(applications.map(({ repeats }) => repeats)).toEqual([null, applications[0]?.id]);
  });

  test('leaves alone who never confirmed the address, who has another one, and accounts of companies', async () => {
    const { account } = await prepare();
    const guessed = await createPerson(app, { email: account.email, isConfirmed: false });
    const elsewhere = await createPerson(app);
    const employer = await registerEmployer(app);
    const ofEmployer = await createPerson(app, { email: employer.email });
    await Promise.all([signIn(account), signIn(employer)]);
    for (const { cookie } of [guessed, elsewhere, ofEmployer])
      expect((await app.request('GET', '/api/me', { cookie })).status).toBe(200);
  });

  test('loses and doubles nothing, in any order and at once (T437)', async () => {
    const employer = await registerEmployer(app);
    const jobs = await Promise.all([1, 2, 3].map(() => createActive(app, employer)));
    const index = (below: number) => fc.integer({ min: 0, max: below - 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(index(4), index(3)), { minLength: 2, maxLength: 6 }),
        fc.array(index(3), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (applies, steps, atOnce) => {
          await app.database.db.deleteFrom('rate_limit').execute();
          const account = await registerPerson(app);
          const { email } = account;
          const others = [
            await createPerson(app),
            await createPerson(app, { isAddedByCompany: true }),
            await createPerson(app, { isAddedByCompany: true }),
          ];
          const people = [account, ...others];
          for (const [who, job] of new Map(applies.map((pair) => [pair.join(), pair])).values())
            await applyAndWrite(app, people[who]!, { employer, jobId: jobs[job]!.id });
          await haveAddress(others, account);
          const before = await countReferences(people);
          const tokens = await Promise.all(
            others
              .slice(0, 2)
              .map(({ userId }) =>
                inTransaction(app.ctx(), ({ db }) => issueToken(db, { userId, purpose: 'person', email })),
              ),
          );
          const run = (step: number) =>
            step === 2 ? signIn(account) : app.request('POST', '/api/people/open', { json: { token: tokens[step] } });
          if (atOnce) await Promise.all(steps.map(run));
          else for (const step of steps) await run(step);
          expect((await signIn(account)).status).toBe(200);
          const after = await countReferences([account]);
          for (const name of ['application.applicant_id', 'conversation.applicant_id', 'message.sender_id'])
            expect([name, after[name]]).toEqual([name, before[name]]);
          const { rows } = await app.database.pool.query<{ roots: number; astray: number }>(
            `select count(*) filter (where repeats is null)::int as roots,
               count(*) filter (where repeats is not null and repeats not in (
                 select id from application as root where root.repeats is null and root.job_id = application.job_id
                   and root.applicant_id = application.applicant_id and root.applied_at <= application.applied_at))::int as astray
             from application where applicant_id = $1`,
            [account.profileId],
          );
          expect(rows).toEqual([{ roots: new Set(applies.map(([, job]) => job)).size, astray: 0 }]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
