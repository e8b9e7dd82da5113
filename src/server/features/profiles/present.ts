import { fileUrl } from '#contract/files/file-rules.ts';
import { completenessSteps } from '#contract/profiles/profile-choices.ts';
import type { Profile } from '#contract/profiles/profiles.ts';

import type { Actor } from '../../actor.ts';
import { can, sees } from './access.ts';
import { presentEvidence } from './evidence.ts';
import type { ProfileRow } from './queries.ts';
import { presentVerification } from './verifications.ts';

export function presentProfile(actor: Actor, profile: ProfileRow): Profile {
  const visible = sees(actor, profile);
  return {
    id: profile.id,
    role: profile.role,
    firstName: profile.first_name,
    lastName: profile.is_name_hidden ? initialOf(profile.last_name) : profile.last_name,
    // It is derived from the whole name.
    username: profile.is_name_hidden ? '' : profile.username,
    jobTitle: profile.job_title,
    bio: profile.bio,
    city: profile.city,
    country: profile.country,
    contactEmail: visible.private ? profile.contact_email : null,
    contactEmailToConfirm: visible.private ? profile.contact_email_to_confirm : null,
    skills: profile.skills,
    languages: profile.languages,
    workAuthorisation: visible.workAuthorisation ? profile.work_authorisation : [],
    visibility: visible.private ? profile.visibility : null,
    avatarUrl: profile.avatar_file_id && !profile.is_name_hidden ? fileUrl(profile.avatar_file_id) : null,
    avatarFileId: visible.private ? profile.avatar_file_id : null,
    cv: visible.private ? presentCv(profile.cv) : null,
    workExperience: profile.work_experience,
    education: profile.education,
    certifications: profile.certifications,
    verifications: visible.verifications ? profile.verifications.map(presentVerification) : [],
    languageEvidence: visible.verifications ? profile.evidence.map(presentEvidence) : [],
    company: profile.company && presentCompany(profile.company),
    missing:
      visible.private && profile.role === 'job_seeker'
        ? completenessSteps.filter((step) => isMissing[step](profile))
        : [],
    can: can(actor, profile),
  };
}

/** "P." of Prado. */
export function initialOf(name: string): string {
  const [initial = ''] = name;
  return initial && `${initial.toUpperCase()}.`;
}

// Field by field, so that no new field is exposed unnoticed.
const presentCompany = ({ name, slug, logo_file_id }: NonNullable<ProfileRow['company']>) => ({
  name,
  slug,
  logoUrl: logo_file_id && fileUrl(logo_file_id),
});

const presentCv = (cv: ProfileRow['cv']): Profile['cv'] =>
  cv && {
    id: cv.id,
    kind: cv.kind,
    name: cv.name,
    size: cv.size,
    type: cv.type,
    createdAt: new Date(cv.created_at).toISOString(),
  };

const isMissing: Record<(typeof completenessSteps)[number], (profile: ProfileRow) => boolean> = {
  languages: ({ languages }) => languages.length === 0,
  job_title: ({ job_title }) => job_title === '',
  cv: ({ cv }) => cv === null,
  skills: ({ skills }) => skills.length === 0,
  location: ({ city, country }) => city === '' || country === null,
  bio: ({ bio }) => bio === '',
  experience: ({ work_experience }) => work_experience.length === 0,
  education: ({ education }) => education.length === 0,
};
