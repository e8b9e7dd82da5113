import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import type { Ctx } from '../../context.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { isInvitableBy, isNameHiddenFrom, isOwn, mayReport, visibleTo } from './access.ts';
import { evidenceFor } from './evidence.ts';
import './table.ts';
import { shownVerifications } from './verifications.ts';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export const findProfile = (ctx: Ctx, id: string) => profiles(ctx).where('profile.id', '=', id).executeTakeFirst();

export const findOwnProfile = (ctx: Ctx) => profiles(ctx).where(isOwn(ctx.actor)).executeTakeFirst();

/** In one statement. */
const profiles = ({ db, actor }: Ctx) =>
  db
    .selectFrom('profile')
    .where(visibleTo(actor))
    .select([
      'profile.id',
      'profile.role',
      'profile.first_name',
      'profile.last_name',
      'profile.username',
      'profile.job_title',
      'profile.bio',
      'profile.city',
      'profile.country',
      'profile.contact_email',
      'profile.contact_email_to_confirm',
      'profile.skills',
      'profile.work_authorisation',
      'profile.visibility',
      'profile.avatar_file_id',
    ])
    .select([
      languages.as('languages'),
      workExperience.as('work_experience'),
      education.as('education'),
      certifications.as('certifications'),
      company.as('company'),
      cv.as('cv'),
      shownVerifications.as('verifications'),
      evidenceFor(actor).as('evidence'),
      isNameHiddenFrom(actor).as('is_name_hidden'),
      isInvitableBy(actor).as('is_invitable'),
      mayReport(actor).as('may_report'),
    ]);

const eb = expressionBuilder<Tables, 'profile'>();

const languages = jsonArrayFrom(
  eb
    .selectFrom('profile_language')
    .select(['profile_language.language', 'profile_language.level'])
    .whereRef('profile_language.profile_id', '=', 'profile.id')
    .orderBy('profile_language.position'),
);

const workExperience = jsonArrayFrom(
  eb
    .selectFrom('work_experience as entry')
    .select([
      'entry.id',
      'entry.position',
      'entry.company',
      'entry.start_date as startDate',
      'entry.end_date as endDate',
      'entry.is_current as isCurrent',
      'entry.description',
    ])
    .whereRef('entry.profile_id', '=', 'profile.id')
    .orderBy('entry.start_date', 'desc')
    .orderBy('entry.id'),
);

const education = jsonArrayFrom(
  eb
    .selectFrom('education as entry')
    .select([
      'entry.id',
      'entry.degree',
      'entry.institution',
      'entry.field_of_study as fieldOfStudy',
      'entry.start_date as startDate',
      'entry.end_date as endDate',
      'entry.description',
    ])
    .whereRef('entry.profile_id', '=', 'profile.id')
    .orderBy('entry.start_date', 'desc')
    .orderBy('entry.id'),
);

const certifications = jsonArrayFrom(
  eb
    .selectFrom('certification as entry')
    .select([
      'entry.id',
      'entry.name',
      'entry.issuing_organization as issuingOrganization',
      'entry.issue_date as issueDate',
      'entry.expiration_date as expirationDate',
      'entry.credential_url as credentialUrl',
    ])
    .whereRef('entry.profile_id', '=', 'profile.id')
    .orderBy('entry.issue_date', 'desc')
    .orderBy('entry.id'),
);

const company = jsonObjectFrom(
  eb
    .selectFrom('company_member')
    .innerJoin('company', 'company.id', 'company_member.company_id')
    .select(['company.name', 'company.slug', 'company.logo_file_id'])
    .whereRef('company_member.user_id', '=', 'profile.user_id')
    .orderBy('company_member.chosen_at', 'desc')
    .orderBy('company.id')
    .limit(1),
);

const cv = jsonObjectFrom(
  eb
    .selectFrom('file')
    .select(['file.id', 'file.kind', 'file.name', 'file.size', 'file.type', 'file.created_at'])
    .whereRef('file.id', '=', 'profile.cv_file_id'),
);
