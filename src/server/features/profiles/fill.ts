import type { z } from 'zod';

import type { ApplicantSnapshot } from '#contract/applications/application-views.ts';
import type { educationInput, profileInput, workExperienceInput } from '#contract/profiles/profiles.ts';

import type { TxCtx } from '../../context.ts';
import { newId } from '../../platform/id.ts';
import { education, workExperience } from './entries.ts';
import { distinctSkills } from './profiles.ts';
import './table.ts';

type ProfileFields = z.infer<typeof profileInput>;

/** What others state about a person without an account. */
export interface StatedFacts extends Pick<ProfileFields, 'firstName' | 'lastName'> {
  contactEmail: string;
  jobTitle?: ProfileFields['jobTitle'];
  bio?: ProfileFields['bio'];
  city?: ProfileFields['city'];
  country?: ProfileFields['country'];
  skills?: ProfileFields['skills'];
  languages?: ProfileFields['languages'];
  workExperience?: z.infer<typeof workExperienceInput>[];
  education?: z.infer<typeof educationInput>[];
}

/** With new ids for the entries. */
export const snapshotOfFacts = (facts: StatedFacts, username: string): ApplicantSnapshot => ({
  firstName: facts.firstName,
  lastName: facts.lastName,
  username,
  contactEmail: facts.contactEmail,
  jobTitle: facts.jobTitle ?? '',
  bio: facts.bio ?? '',
  city: facts.city ?? '',
  country: facts.country ?? null,
  skills: distinctSkills(facts.skills ?? []),
  languages: facts.languages ?? [],
  workAuthorisation: [],
  workExperience: (facts.workExperience ?? []).map((entry) => ({ ...entry, id: newId() })),
  education: (facts.education ?? []).map((entry) => ({ ...entry, id: newId() })),
  certifications: [],
});

/** Replaces names, address and texts of a person without an account. */
export async function fillProfile(tx: TxCtx, profileId: string, facts: ApplicantSnapshot): Promise<void> {
  const name = `${facts.firstName} ${facts.lastName}`.trim();
  await tx.db
    .updateTable('user_account')
    .set({ name })
    .where('id', '=', (eb) => eb.selectFrom('profile').select('user_id').where('id', '=', profileId))
    .execute();
  for (const table of ['profile_language', 'work_experience', 'education'] as const)
    await tx.db.deleteFrom(table).where('profile_id', '=', profileId).execute();
  await fillNewProfile(tx, profileId, facts);
}

/** Of a person who was created with the same names. */
export async function fillNewProfile({ db, clock }: TxCtx, profileId: string, facts: ApplicantSnapshot): Promise<void> {
  await db
    .updateTable('profile')
    .set({
      first_name: facts.firstName,
      last_name: facts.lastName,
      contact_email: facts.contactEmail,
      job_title: facts.jobTitle,
      bio: facts.bio,
      city: facts.city,
      country: facts.country,
      skills: facts.skills,
    })
    .where('id', '=', profileId)
    .execute();
  const ofProfile = { profile_id: profileId };
  const languages = facts.languages.map((one, position) => ({
    ...one,
    ...ofProfile,
    position,
    stated_at: clock.now(),
  }));
  if (languages.length > 0) await db.insertInto('profile_language').values(languages).execute();
  const jobs = facts.workExperience.map((one) => ({ ...workExperience.columnsOf(one), id: one.id, ...ofProfile }));
  if (jobs.length > 0) await db.insertInto('work_experience').values(jobs).execute();
  const schools = facts.education.map((one) => ({ ...education.columnsOf(one), id: one.id, ...ofProfile }));
  if (schools.length > 0) await db.insertInto('education').values(schools).execute();
}
