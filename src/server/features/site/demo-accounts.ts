import type { DemoAccount } from '#contract/site/site.ts';

/** They exist only if DEMO is on. */
export const demoAccounts: DemoAccount[] = [
  { role: 'job_seeker', name: 'Lucía Moreno', email: 'seeker@demo.example', password: 'six languages, one job' },
  { role: 'employer', name: 'Jonas Weber', email: 'employer@demo.example', password: 'one job, six languages' },
  { role: 'admin', name: 'Chiara Conti', email: 'admin@demo.example', password: 'everybody gets an answer' },
];
