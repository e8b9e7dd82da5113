import type { JobText } from '#contract/jobs/job-fields.ts';
import type { Preflight } from '#contract/jobs/job-preflight.ts';
import type { EditableJob, Job, ManagedJob } from '#contract/jobs/job-views.ts';

import { refused, type Answers } from './api.ts';
import { employer, idOf } from './people.ts';

type Jobs = NonNullable<Answers['jobs']>;

/** As a job seeker reads it. */
export const jobOf = (change: Partial<Job> = {}): Job => ({
  id: idOf(2),
  status: 'active',
  locale: 'en',
  title: 'Account Executive',
  company: { id: idOf(3), name: 'Acme', slug: 'acme', logoUrl: null, verified: false },
  category: 'sales',
  employmentType: 'full_time',
  experienceLevel: null,
  workplace: 'hybrid',
  city: 'Lisbon',
  country: 'PT',
  salary: null,
  variablePay: null,
  languages: [],
  skills: [],
  firstPublishedAt: '2026-03-10T09:00:00Z',
  validThrough: null,
  closedAt: null,
  saved: null,
  primaryLocale: 'en',
  locales: ['en'],
  companyWebsite: null,
  companyAnswers: null,
  description: '<p>You sell to hotels.</p>',
  requirements: '',
  remoteCountries: [],
  openings: 1,
  answerDays: null,
  relocation: null,
  shifts: null,
  isBlind: false,
  iscoGroups: [],
  updatedAt: '2026-03-10T09:00:00Z',
  hidden: null,
  can: {
    edit: false,
    publish: false,
    pause: false,
    close: false,
    renew: false,
    duplicate: false,
    remove: false,
    save: false,
    report: false,
    hide: false,
    restore: false,
  },
  ...change,
});

/** As its owner sees it, with what may be done in its status. */
export function managedJobOf({ can, ...change }: Partial<ManagedJob> = {}): ManagedJob {
  const status = change.status ?? 'active';
  return {
    id: idOf(1),
    status,
    locale: 'en',
    title: 'Account Executive',
    city: 'Porto',
    country: 'PT',
    workplace: 'onsite',
    firstPublishedAt: null,
    validThrough: null,
    closedAt: null,
    locales: ['en'],
    staleLocales: [],
    createdAt: '2026-03-10T09:00:00Z',
    closeReason: null,
    views: 0,
    questions: 0,
    criteria: 0,
    hidden: null,
    companyId: idOf(9),
    waitsForApproval: false,
    responsible: { userId: employer.userId, name: employer.name },
    can: can ?? {
      ...jobOf().can,
      edit: true,
      duplicate: true,
      review: true,
      publish: status === 'paused',
      pause: status === 'active',
      close: status === 'active',
      renew: status === 'active',
      remove: status === 'draft',
    },
    ...change,
  };
}

/** A draft as the server keeps it. */
export class StoredJob {
  job: EditableJob;
  /** The result of checking it. */
  findings: Preflight = { missing: [], gaps: [], stale: [], otherLanguages: [], wording: [] };

  constructor(change: Partial<EditableJob> = {}) {
    this.job = {
      id: idOf(1),
      status: 'draft',
      version: 1,
      primaryLocale: 'en',
      category: 'sales',
      employmentType: 'full_time',
      experienceLevel: null,
      workplace: 'hybrid',
      city: 'Lisbon',
      country: 'PT',
      remoteCountries: [],
      skills: [],
      languages: [],
      salary: null,
      variablePay: null,
      openings: 1,
      answerDays: null,
      relocation: null,
      shifts: null,
      validThrough: null,
      translations: {},
      hasTranslator: false,
      firstPublishedAt: null,
      updatedAt: '2026-03-10T09:00:00Z',
      hidden: null,
      can: {
        edit: true,
        publish: true,
        pause: false,
        close: false,
        renew: false,
        duplicate: true,
        remove: true,
        save: false,
        report: false,
        hide: false,
        restore: false,
      },
      ...change,
    };
  }

  /** As by a colleague. */
  changeMeanwhile(change: Partial<EditableJob>): void {
    this.job = { ...this.job, ...change, version: this.job.version + 1 };
  }

  readonly answers: Jobs = {
    update: (change) => this.#update(change),
    confirmTranslation: ({ locale }) => {
      const text = this.job.translations[locale];
      if (text)
        this.changeMeanwhile({ translations: { ...this.job.translations, [locale]: { ...text, stale: false } } });
      return this.job;
    },
    readToEdit: () => this.job,
    preflight: () => this.findings,
  };

  /** A new original makes the other versions stale, until they are rewritten. */
  readonly #update: NonNullable<Jobs['update']> = ({ version, translations = {}, ...facts }) => {
    if (version !== this.job.version) throw refused('CONFLICT', { reason: 'changed_meanwhile' });
    const before = this.job.translations;
    const isStale = translations[this.job.primaryLocale] !== undefined;
    const all = { ...before, ...translations } as Record<string, (JobText & { stale?: boolean }) | null>;
    const kept = Object.entries(all).flatMap(([locale, text]) => {
      if (text === null) return [];
      const isWritten = locale in translations;
      return [[locale, { ...text, stale: !isWritten && (isStale || text.stale === true) }]];
    });
    const stored = Object.fromEntries(kept) as EditableJob['translations'];
    this.changeMeanwhile({ ...(facts as Partial<EditableJob>), translations: stored });
    return this.job;
  };
}
