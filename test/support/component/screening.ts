import { screeningParts } from '#contract/screening/screening-choices.ts';
import type { OwnScreening, Screening } from '#contract/screening/screening-views.ts';

import { employer, idOf } from './people.ts';

const content: Pick<OwnScreening, 'findings' | 'languages' | 'references' | 'parts'> = {
  findings: { identity: { document: 'passport' }, rightToWork: null, availability: null, wishes: null },
  languages: [{ language: 'de', level: 'B2', heardBy: 'Jonas Weber', heardOn: '2026-01-15' }],
  references: [],
  parts: screeningParts.map((part) => ({
    part,
    isFilled: part === 'identity' || part === 'languages',
    isShown: false,
    contestedAt: null,
    contest: '',
    answer: '',
  })),
};

const common = {
  id: idOf(401),
  isRequested: true,
  locale: 'en',
  askedAt: '2026-03-10T09:00:00Z',
  ...content,
} as const;

/** Done, with every part hidden. */
export const ownScreeningOf = (change: Partial<OwnScreening> = {}): OwnScreening => ({
  ...common,
  state: 'done',
  doneBy: 'Jonas Weber',
  doneAt: '2026-03-12T09:00:00Z',
  validUntil: '2027-03-12',
  isValid: true,
  can: { withdraw: true },
  ...change,
});

/** A consultant works on it. */
export const screeningOf = (change: Partial<Screening> = {}): Screening => ({
  ...common,
  state: 'open',
  doneBy: '',
  doneAt: null,
  validUntil: null,
  updatedAt: '2026-03-11T09:00:00Z',
  person: { name: 'Lucía Moreno', candidateId: null },
  consultant: 'Jonas Weber',
  contested: 0,
  hearers: { de: employer.userId },
  stated: [{ language: 'de', level: 'C1' }],
  consultants: [{ userId: employer.userId, name: 'Jonas Weber', isSelf: true }],
  can: { write: true, finish: true, close: true },
  ...change,
});
