import {
  abilitiesOf,
  allowsChange,
  applicationTransitions,
  type ApplicationTransition,
} from '#contract/applications/application-status.ts';
import type { Application } from '#contract/applications/application-views.ts';

import { refused, type Answers } from './api.ts';
import { employer, idOf, seeker } from './people.ts';

/** As the company reads it: viewed, with everything that an applicant can send. */
export const applicationOf = (change: Partial<Application> = {}): Application => ({
  id: idOf(1),
  status: 'viewed',
  appliedAt: '2026-03-10T09:00:00Z',
  source: null,
  decidedAt: null,
  isWaiting: true,
  answerDueAt: null,
  companyAnswers: null,
  coverLetter: 'I would like to.',
  answers: [],
  applicant: {
    profileId: seeker.profileId,
    avatarUrl: null,
    verifications: [],
    languageEvidence: [],
    firstName: 'Lucía',
    lastName: 'Moreno',
    username: 'lucia',
    jobTitle: 'Sales Agent',
    bio: 'Ten years of hotels.',
    city: 'Porto',
    country: 'PT',
    contactEmail: seeker.email,
    skills: ['CRM', 'Opera'],
    languages: [{ language: 'pt', level: 'native' }],
    workAuthorisation: [],
    workExperience: [
      {
        id: idOf(11),
        position: 'Receptionist',
        company: 'Hotel Mar',
        startDate: '2020-02-01',
        endDate: null,
        isCurrent: true,
        description: 'Answered guests.',
      },
    ],
    education: [
      {
        id: idOf(12),
        degree: 'Licenciatura',
        institution: 'Universidade do Porto',
        fieldOfStudy: 'Turismo',
        startDate: '2015-09-01',
        endDate: '2018-06-30',
        description: '',
      },
    ],
    certifications: [
      {
        id: idOf(13),
        name: 'TELC C1',
        issuingOrganization: 'telc',
        issueDate: '2022-05-05',
        expirationDate: null,
        credentialUrl: 'https://telc.example/c/1',
      },
    ],
  },
  blind: null,
  cv: null,
  job: {
    id: idOf(2),
    status: 'active',
    locale: 'en',
    title: 'Account Executive',
    description: '<p>You <strong>sell</strong> to hotels.</p>',
    requirements: '',
    excerpt: 'You sell to hotels.',
    companyName: 'Acme',
    companySlug: 'acme',
    companyLogoUrl: null,
    city: 'Lisbon',
    country: 'PT',
    workplace: 'hybrid',
    employmentType: 'full_time',
    skills: [],
    languages: [],
  },
  history: [],
  stage: null,
  stages: [],
  revealed: null,
  rejection: null,
  stageMoves: [],
  can: {
    view: false,
    shortlist: true,
    interview: true,
    accept: true,
    reject: true,
    withdraw: false,
    readNotes: true,
    downloadCv: true,
    decide: true,
    reveal: false,
  },
  ...change,
});

/** The company's additions: none. */
export const nothingAdded: Answers = {
  interviews: { ofApplication: () => ({ interviews: [], members: [], can: { propose: true } }) },
  screenings: { shown: () => ({ profiles: {}, applications: {}, candidates: {} }) },
  scorecards: { list: () => ({ criteria: [], scores: [], count: 0, can: { give: true } }) },
  offers: { ofApplication: () => ({ offers: [], can: { offer: false } }) },
  tags: { read: () => [], known: () => [] },
  candidates: { ofApplication: () => null },
  todos: { list: () => ({ todos: [], members: [] }) },
  comments: { list: () => ({ comments: [], nextCursor: null, members: [] }) },
  companyTemplates: { scheduled: () => [] },
  rejections: { ofApplication: () => [] },
  retention: {
    read: () => ({
      endsAt: null,
      pool: { askedAt: null, answer: null, until: null, isAskedAgain: false, days: 365 },
      can: { ask: false, answer: false },
    }),
  },
};

/** An application as the server keeps it. */
export class StoredApplication {
  application: Application;

  constructor(change: Partial<Application> = {}) {
    this.application = applicationOf(change);
  }

  /** By the reader, or by a colleague. */
  move(transition: ApplicationTransition, name = employer.name): Application {
    const { status, history } = this.application;
    if (!allowsChange(status, transition)) throw refused('CONFLICT', { reason: 'wrong_status' });
    const { to, by } = applicationTransitions[transition];
    const event = { from: status, to, at: '2026-03-10T10:00:00Z', by, name };
    this.application = {
      ...this.application,
      status: to,
      history: [...history, event],
      can: abilitiesOf('employer', to, false),
    };
    return this.application;
  }

  readonly answers: NonNullable<Answers['applications']> = {
    view: () => this.move('view'),
    shortlist: () => this.move('shortlist'),
    interview: () => this.move('interview'),
    accept: () => this.move('accept'),
    reject: () => this.move('reject'),
  };
}
