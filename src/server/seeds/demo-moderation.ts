import type { ReportReason } from '#contract/admin/moderation-choices.ts';
import type { JobCategory } from '#contract/jobs/job-choices.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';

import type { Actor } from '../actor.ts';
import type { TxCtx } from '../context.ts';
import { reportJob } from '../features/admin/moderation/report.ts';
import { createCompany } from '../features/companies/companies.ts';
import { createJob } from '../features/jobs/create.ts';
import { publishJob } from '../features/jobs/publish.ts';
import { dayOf, daysAfter } from '../features/jobs/term.ts';
import '../features/profiles/table.ts';
import { newId } from '../platform/id.ts';
import { insertPeople } from './people-rows.ts';

/** For documentation (RFC 5737). */
const ADDRESS = '192.0.2.17';

interface Newcomer {
  owner: [first: string, last: string];
  locale: Locale;
  company: { name: string; country: string; industry: string };
  job: { category: JobCategory; city: string; title: string; description: string; language: LanguageCode };
}

const newcomers: readonly Newcomer[] = [
  {
    owner: ['Mireia', 'Soler'],
    locale: 'es',
    company: { name: 'Faro Norte Viajes', country: 'ES', industry: 'Viajes' },
    job: {
      category: 'customer_service',
      city: 'Valencia',
      title: 'Atención al cliente para viajes en grupo',
      description:
        '<p>Acompañas a grupos desde la reserva hasta el regreso, por teléfono y por correo.</p><ul><li>Resuelves cambios e imprevistos</li><li>Coordinas hoteles y transportes</li></ul>',
      language: 'es',
    },
  },
  {
    owner: ['Henrik', 'Lorenz'],
    locale: 'de',
    company: { name: 'Lorenz Lichttechnik', country: 'DE', industry: 'Beleuchtung' },
    job: {
      category: 'sales',
      city: 'Leipzig',
      title: 'Vertrieb von Bürobeleuchtung',
      description:
        '<p>Sie beraten Architekturbüros und Verwaltungen zu Licht am Arbeitsplatz.</p><ul><li>Sie planen Besuche und Muster</li><li>Sie schreiben Angebote und begleiten die Montage</li></ul>',
      language: 'de',
    },
  },
];

/** One list per job. */
const reported: readonly { reason: ReportReason; text: string; locale: Locale }[][] = [
  [
    {
      reason: 'wrong_facts',
      text: 'In the interview they named a salary that is 8,000 € below the range in the ad.',
      locale: 'en',
    },
    { reason: 'wrong_facts', text: 'Das Gehalt im Gespräch war deutlich niedriger als hier angegeben.', locale: 'de' },
  ],
  [{ reason: 'discriminates', text: 'Nach meiner Bewerbung hieß es, man suche „jemanden unter 30“.', locale: 'de' }],
];

/** First jobs of new companies, and reported jobs. */
export async function fillModeration(tx: TxCtx): Promise<void> {
  for (const newcomer of newcomers) await settleNewcomer(tx, newcomer);
  const seekers = await tx.db
    .selectFrom('profile')
    .select(['id', 'user_id'])
    .where('role', '=', 'job_seeker')
    .orderBy('username')
    .limit(reported.flat().length)
    .execute();
  const jobs = await tx.db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('first_published_at')
    .limit(reported.length)
    .execute();
  for (const [index, { id }] of jobs.entries()) {
    for (const { locale, ...words } of reported[index] ?? []) {
      const seeker = seekers.pop();
      if (seeker)
        await reportJob(
          { ...tx, locale, actor: personOf(seeker.user_id, seeker.id, 'job_seeker') },
          { id, ...words },
          ADDRESS,
        );
    }
  }
}

async function settleNewcomer(
  tx: TxCtx,
  { owner: [first_name, last_name], locale, company, job: { language, title, description, ...facts } }: Newcomer,
): Promise<void> {
  const userId = newId();
  const now = tx.clock.now();
  const profile = {
    first_name,
    last_name,
    job_title: '',
    city: facts.city,
    country: company.country,
    bio: '',
    skills: [],
    work_authorisation: [],
    visibility: 'applied' as const,
  };
  await insertPeople(tx.db, [
    {
      userId,
      email: `${first_name}.${last_name}@demo.example`.toLowerCase(),
      role: 'employer',
      locale,
      since: daysAfter(now, -1),
      profile,
      languages: [],
    },
  ]);
  const { id: profileId } = await tx.db
    .selectFrom('profile')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const ctx = { ...tx, locale, actor: personOf(userId, profileId, 'employer') };
  await createCompany(ctx, company);
  const id = await createJob(ctx, {
    ...facts,
    primaryLocale: locale,
    country: company.country,
    employmentType: 'full_time',
    workplace: 'hybrid',
    validThrough: dayOf(daysAfter(now, 30)),
    languages: [{ language, level: 'C1', required: true }],
    translations: { [locale]: { title, description, requirements: '' } },
  });
  await publishJob(ctx, { id });
}

const personOf = (userId: string, profileId: string, role: 'job_seeker' | 'employer'): Actor => ({
  kind: 'person',
  userId,
  profileId,
  role,
  sessionId: '',
});
