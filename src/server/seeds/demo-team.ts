import type { CompanyMemberRole } from '#contract/companies/company-roles.ts';
import { INVITATION_DAYS } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';

import type { TxCtx } from '../context.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';
import { insertPeople } from './people-rows.ts';

interface Colleague {
  name: readonly [first: string, last: string];
  locale: Locale;
  jobTitle: string;
  country: string;
  city: string;
  role: CompanyMemberRole;
  /** Days ago. */
  joined: number;
}

const colleagues: readonly Colleague[] = [
  {
    name: ['Beatriz', 'Vasconcelos'],
    locale: 'pt',
    jobTitle: 'Talent Acquisition',
    country: 'PT',
    city: 'Lisboa',
    role: 'recruiter',
    joined: 120,
  },
  {
    name: ['Chiara', 'Bellini'],
    locale: 'it',
    jobTitle: 'Consulente di selezione',
    country: 'IT',
    city: 'Milano',
    role: 'recruiter',
    joined: 90,
  },
  {
    name: ['Thorsten', 'Brinkmann'],
    locale: 'de',
    jobTitle: 'Controlling',
    country: 'DE',
    city: 'Hamburg',
    role: 'reader',
    joined: 45,
  },
  {
    name: ['Inés', 'Carvajal'],
    locale: 'es',
    jobTitle: 'Head of Sales',
    country: 'ES',
    city: 'Valencia',
    role: 'hiring_manager',
    joined: 30,
  },
  {
    name: ['Amélie', 'Rousseau'],
    locale: 'fr',
    jobTitle: 'Customer Success',
    country: 'FR',
    city: 'Lyon',
    role: 'interviewer',
    joined: 12,
  },
];

interface Team {
  employerId: string;
  companyId: string;
  /** The employer also recruits for this company. */
  clientId: string;
  /** The jobs assigned to the hiring manager. */
  managedIds: readonly string[];
}

/** Gives the demo's employer colleagues, a pending invitation, and a second company. */
export async function fillTeam(tx: TxCtx, { employerId, companyId, clientId, managedIds }: Team): Promise<void> {
  const now = tx.clock.now();
  const people = colleagues.map((colleague) => ({ ...colleague, userId: newId() }));
  await insertPeople(
    tx.db,
    people.map(({ userId, name: [first, last], locale, jobTitle, country, city, joined }) => ({
      userId,
      email: `${first}.${last}@demo.example`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
      role: 'employer' as const,
      locale,
      since: daysAfter(now, -joined),
      profile: {
        first_name: first,
        last_name: last,
        job_title: jobTitle,
        city,
        country,
        bio: '',
        skills: [],
        work_authorisation: [],
        visibility: 'applied' as const,
      },
      languages: [],
    })),
  );
  const member = (company: string, userId: string, role: CompanyMemberRole, joined: number) => ({
    company_id: company,
    user_id: userId,
    role,
    created_at: daysAfter(now, -joined),
    chosen_at: daysAfter(now, -joined),
  });
  await insertRows(tx.db, 'company_member', [
    ...people.map(({ userId, role, joined }) => member(companyId, userId, role, joined)),
    // Selected before the user's own company.
    member(clientId, employerId, 'recruiter', 30),
  ]);
  await insertRows(
    tx.db,
    'job_manager',
    people
      .filter(({ role }) => role === 'hiring_manager')
      .flatMap(({ userId }) => managedIds.map((id) => ({ job_id: id, company_id: companyId, user_id: userId }))),
  );
  await insertRows(tx.db, 'company_invitation', [
    {
      id: newId(),
      company_id: companyId,
      email: 'giulia.ferri@demo.example',
      role: 'recruiter',
      locale: 'it',
      invited_by: employerId,
      digest: null,
      invited_at: daysAfter(now, -2),
      expires_at: daysAfter(now, INVITATION_DAYS - 2),
    },
  ]);
}
