import type { DemoAccount } from '#contract/site.ts';

import type { Ctx } from '../../context.ts';
import '../accounts/table.ts';

/** They exist only if DEMO is on. */
export const demoAccounts: DemoAccount[] = [
  { role: 'job_seeker', name: 'Lucía Moreno', email: 'seeker@demo.example', password: 'six languages, one job' },
  { role: 'employer', name: 'Jonas Weber', email: 'employer@demo.example', password: 'one job, six languages' },
  { role: 'admin', name: 'Chiara Conti', email: 'admin@demo.example', password: 'everybody gets an answer' },
];

/** These accounts have public passwords. */
export async function hasDemoAccounts({ db }: Ctx): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  return (
    (await db.selectFrom('user_account').select('id').where('email', 'in', emails).limit(1).executeTakeFirst()) !==
    undefined
  );
}
