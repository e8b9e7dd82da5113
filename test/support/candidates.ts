import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { AddCandidateInput } from '#contract/candidates/added-candidates.ts';
import type { CandidateOrigin } from '#contract/candidates/candidate-choices.ts';
import { inTransaction } from '#server/context.ts';
import { createUnclaimed } from '#server/features/accounts/unclaimed.ts';
import { searchKeysOf } from '#server/features/candidates/search-keys.ts';
import '#server/features/candidates/table.ts';
import { newId } from '#server/platform/id.ts';

import type { TestApp } from './app.ts';

interface Planted {
  companyId: string;
  firstName?: string;
  lastName?: string;
  facts?: Partial<ApplicantSnapshot>;
  phone?: string;
  origin?: CandidateOrigin;
  toldAt?: Date | null;
  objectedAt?: Date | null;
  lastContactAt?: Date;
  cvFileId?: string | null;
  /** Of a person who has one; else it is made, without an account. */
  profileId?: string;
}

const NONE = {
  username: '',
  jobTitle: '',
  bio: '',
  city: '',
  country: null,
  skills: [],
  languages: [],
  workAuthorisation: [],
  workExperience: [],
  education: [],
  certifications: [],
};

/** A row as a member adds one, or as an application does. Returns the ids of the candidate and their profile. */
export async function plantCandidate(app: TestApp, planted: Planted): Promise<{ id: string; profileId: string }> {
  const { companyId, firstName = 'Vera', lastName = 'Lind', origin = 'by_hand', toldAt } = planted;
  const now = new Date();
  const facts: ApplicantSnapshot = {
    firstName,
    lastName,
    ...NONE,
    contactEmail: `${newId()}@people.example`,
    ...planted.facts,
  };
  return inTransaction(app.ctx(), async (tx) => {
    const address = facts.contactEmail;
    const profileId =
      planted.profileId ?? (await createUnclaimed(tx, { firstName, lastName, address, locale: 'en' })).profileId;
    const { id } = await tx.db
      .insertInto('candidate')
      .values({
        id: newId(),
        company_id: companyId,
        profile_id: profileId,
        origin,
        phone: planted.phone ?? '',
        added_by: null,
        added_at: now,
        told_at: toldAt === undefined ? now : toldAt,
        told_by: null,
        tell_at: null,
        warned_at: null,
        objected_at: planted.objectedAt ?? null,
        last_contact_at: planted.lastContactAt ?? now,
        facts: JSON.stringify(facts),
        cv_file_id: planted.cvFileId ?? null,
        ...searchKeysOf(facts),
        joined_into: null,
        joined_by: null,
        joined_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'profile_id']).doUpdateSet(({ ref }) => ({ facts: ref('excluded.facts') })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, profileId };
  });
}

/** What a member enters about a person whom no account has. */
export const statedCandidate = (email: string, more: Partial<AddCandidateInput> = {}): AddCandidateInput => ({
  firstName: 'Inês',
  lastName: 'Tavares',
  email,
  phone: '+351 910 000 000',
  jobTitle: 'Account Manager',
  city: 'Porto',
  country: 'PT',
  skills: ['Salesforce'],
  languages: [{ language: 'pt', level: 'native' }],
  workExperience: [],
  education: [],
  source: 'Career fair in Porto',
  locale: 'pt',
  jobId: null,
  cvFileId: null,
  toldOn: null,
  ...more,
});

/** A CV that waits as if it had come by email. */
export async function insertMailedCv(
  app: TestApp,
  { id, jobId, fileId, companyId }: Record<'id' | 'jobId' | 'fileId', string> & { companyId: string | null },
): Promise<void> {
  await app.base.db
    .insertInto('mailed_cv')
    .values({
      id,
      company_id: companyId ?? '',
      job_id: jobId,
      file_id: fileId,
      from_address: 'vera@people.example',
      words: 'As promised at the fair.',
      left_out: 0,
      received_at: new Date(),
    })
    .execute();
}
