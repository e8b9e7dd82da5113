import { describe, expect, test } from 'vitest';

import type { AlikeCandidate, Candidate } from '#contract/candidates/candidate-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, type Answers } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import CandidatePage from './candidate-page.tsx';

const FAIR = { id: idOf(20), name: 'Trade fair', count: 0 };
const AT = '2026-03-10T09:00:00Z';

const VERA: Candidate = {
  id: idOf(1),
  name: 'Vera Lind',
  facts: {
    firstName: 'Vera',
    lastName: 'Lind',
    username: 'vera',
    jobTitle: 'Sales Agent',
    bio: '',
    city: 'Porto',
    country: 'PT',
    contactEmail: 'vera@example.com',
    skills: ['CRM'],
    languages: [{ language: 'de', level: 'B2' }],
    workAuthorisation: [],
    workExperience: [],
    education: [],
    certifications: [],
  },
  phone: '',
  cv: null,
  origin: 'by_hand',
  source: 'Trade fair in Porto',
  locale: 'pt',
  addedAt: AT,
  addedBy: 'Jonas Weber',
  lastContactAt: AT,
  told: { at: null, by: null, dueAt: '2026-03-13T09:00:00Z' },
  poolUntil: null,
  applications: [],
  tags: [],
  notes: [],
  lists: [],
  joined: [],
  can: { edit: true, correct: true, propose: null },
};

const TWIN: AlikeCandidate = {
  id: idOf(2),
  name: 'Vera Lindt',
  jobTitle: '',
  city: '',
  country: null,
  languages: [],
  skills: [],
  tags: [],
  origin: 'import',
  addedAt: AT,
  lastContactAt: AT,
  application: null,
  reasons: ['address', 'phone'],
};

/** Answers as the server would, from what it keeps. */
function open(change: Partial<Candidate> = {}, api: Answers = {}, alike: AlikeCandidate[] = []) {
  const kept = { candidate: { ...VERA, ...change }, alike, lists: [FAIR], tags: [], screening: undefined };
  const read = () => kept;
  return { kept, screen: renderPage(CandidatePage, read, { viewer: employer, api }) };
}

describe('the page of a candidate', () => {
  test('says who added them, from where, and when they will be told (T465)', async () => {
    const screen = await open().screen;
    for (const words of [
      m.people_added_by({ name: 'Jonas Weber', day: '10 Mar 2026' }),
      m.people_told_due({ day: '13 Mar 2026' }),
    ])
      await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText('Trade fair in Porto')).toBeVisible();
  });

  test('offers nothing to change to a hiring manager', async () => {
    const screen = await open({ can: { edit: false, correct: false, propose: null } }).screen;
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Vera Lind' })).toBeVisible();
    expect(screen.container.querySelectorAll('main button, main input, main textarea')).toHaveLength(0);
  });

  test('leads to the messages of the latest application that was viewed, and to another job', async () => {
    const application = (number: number, status: 'new' | 'viewed') => ({
      id: idOf(number),
      job: { id: idOf(number + 10), title: `Job ${number}` },
      status,
      appliedAt: AT,
      hasThread: false,
    });
    const screen = await open({
      applications: [application(5, 'new'), application(6, 'viewed')],
      can: { edit: true, correct: false, propose: 'ask' },
    }).screen;
    await expect
      .element(screen.getByRole('link', { name: m.people_write() }))
      .toHaveAttribute('href', paths.messaging(idOf(6)));
    await expect
      .element(screen.getByRole('link', { name: m.people_ask() }))
      .toHaveAttribute('href', paths.askCandidate(VERA.id));
  });

  test('says why another may be the same person, and joins them only after a question', async () => {
    const joins: unknown[] = [];
    const { kept, screen: opening } = open(
      {},
      {
        candidates: {
          join: (input) => {
            joins.push(input);
            kept.alike = [];
            kept.candidate = {
              ...VERA,
              joined: [{ id: TWIN.id, name: TWIN.name, joinedAt: AT, can: { separate: true } }],
            };
            return kept.candidate;
          },
        },
      },
      [TWIN],
    );
    const screen = await opening;
    await expect.element(screen.getByText(m.people_alike_address())).toBeVisible();
    await expect.element(screen.getByText(m.people_alike_phone())).toBeVisible();
    await screen.getByRole('button', { name: m.people_join_name({ name: TWIN.name }) }).click();
    expect(joins).toEqual([]);
    await screen.getByRole('alertdialog').getByRole('button', { name: m.people_join(), exact: true }).click();
    await expect
      .element(screen.getByRole('button', { name: m.people_separate_name({ name: TWIN.name }) }))
      .toBeVisible();
    expect(joins).toEqual([{ id: VERA.id, otherId: TWIN.id }]);
    expect(screen.getByRole('heading', { name: m.people_alike() }).elements()).toEqual([]);
  });

  test('keeps a typed note if it cannot be saved', async () => {
    const screen = await open(
      {},
      {
        candidates: {
          addNote: () => {
            throw lostConnection();
          },
        },
      },
    ).screen;
    await screen.getByLabelText(m.people_note()).fill('Met at the fair.');
    await screen.getByRole('button', { name: m.people_note_add() }).click();
    await expect.element(screen.getByLabelText(m.people_note())).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByLabelText(m.people_note())).toHaveValue('Met at the fair.');
  });

  test('puts them on a list with one press', async () => {
    const { kept, screen: opening } = open(
      {},
      {
        candidateLists: {
          put: () => {
            kept.candidate = { ...VERA, lists: [FAIR] };
            return [{ ...FAIR, count: 1 }];
          },
        },
      },
    );
    const screen = await opening;
    await screen.getByRole('checkbox', { name: FAIR.name }).click();
    await expect.element(screen.getByRole('checkbox', { name: FAIR.name })).toBeChecked();
  });
});
