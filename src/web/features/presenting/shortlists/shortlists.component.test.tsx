import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Shortlist, Shortlists as Loaded } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { hasFocus } from '#test/support/component/keyboard.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Shortlists } from './shortlists.tsx';

const id = (last: string): string => `019aa000-0000-7000-8000-0000000000${last}`;

const MANDATE = id('01');

const shortlist: Shortlist = {
  id: id('02'),
  state: 'open',
  locale: 'fr',
  createdAt: '2026-12-01T10:00:00.000Z',
  createdBy: 'Carla Berater',
  expiresAt: '2026-12-31T10:00:00.000Z',
  url: `https://parlance.example/fr/shortlists#token=${'x'.repeat(43)}`,
  openedCount: 0,
  openedAt: null,
  people: [
    {
      id: id('03'),
      profileId: id('04'),
      name: 'Ana Prado',
      code: 'Profil 0003',
      words: '',
      isShown: true,
      answer: 'waiting',
      answerWords: '',
      answeredAt: null,
    },
  ],
};

const loaded: Loaded = {
  shortlists: [shortlist],
  client: {
    name: 'Brasserie Dupont',
    locale: 'fr',
    contacts: [{ id: id('05'), name: 'Hélène Dupont', email: 'helene@example.com', locale: 'fr' }],
  },
  presentable: [
    { representationId: id('06'), name: 'Rosa Lima', endsOn: '2027-05-01' },
    { representationId: id('07'), name: 'Tom Berg', endsOn: '2027-05-01' },
  ],
};

const open = (shortlists: NonNullable<Answers['shortlists']> = {}) =>
  renderPart(<Shortlists mandateId={MANDATE} />, {
    viewer: employer,
    api: { shortlists: { list: () => loaded, ...shortlists } },
  });

const newList = page.getByRole('button', { name: m.shortlist_new() });
const dialog = page.getByRole('dialog');
const make = dialog.getByRole('button', { name: m.shortlist_create() });

test('asks for someone to present before anything is sent', async () => {
  await open();
  await newList.click();
  await make.click();
  await expect.element(dialog.getByText(m.field_required())).toBeVisible();
});

test('says why no one was presented, and keeps the words', async () => {
  await open({
    create() {
      throw refused('CONFLICT', { reason: 'consent_ended' });
    },
  });
  await newList.click();
  await dialog.getByRole('checkbox', { name: 'Rosa Lima' }).click();
  const words = dialog.getByRole('textbox', { name: m.shortlist_words_label({ name: 'Rosa Lima' }) });
  await words.fill('Une négociatrice.');
  await make.click();
  await expect.element(dialog.getByText(m.problem_consent_ended())).toBeVisible();
  await expect.element(words).toHaveValue('Une négociatrice.');
});

test('makes a list in the consultant’s order, in the client’s language', async () => {
  let made: unknown;
  await open({
    create(input) {
      made = input;
      return shortlist;
    },
  });
  await newList.click();
  await dialog.getByRole('checkbox', { name: 'Rosa Lima' }).click();
  await dialog.getByRole('checkbox', { name: 'Tom Berg' }).click();
  await dialog.getByRole('button', { name: m.shortlist_move_up({ name: 'Tom Berg' }) }).click();
  await make.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const people = [id('07'), id('06')].map((representationId) => ({ representationId, words: '' }));
  expect(made).toEqual({ id: MANDATE, locale: 'fr', days: 30, people });
});

test('keeps the focus when a person is chosen and left out again', async () => {
  await open();
  await newList.click();
  const rosa = dialog.getByRole('checkbox', { name: 'Rosa Lima' });
  await rosa.click();
  await hasFocus(dialog.getByRole('textbox', { name: m.shortlist_words_label({ name: 'Rosa Lima' }) }));
  await rosa.click();
  await hasFocus(rosa);
});

test('mails the link to a contact', async () => {
  let mailed: unknown;
  await open({
    mail(input) {
      mailed = input;
      return shortlist;
    },
  });
  await page.getByRole('button', { name: m.shortlist_mail({ name: 'Hélène Dupont' }) }).click();
  await expect.element(page.getByText(m.shortlist_mailed({ name: 'Hélène Dupont' }))).toBeVisible();
  expect(mailed).toEqual({ id: shortlist.id, contactId: id('05') });
});

test('takes a list back after a question', async () => {
  let now = loaded;
  await open({
    list: () => now,
    takeBack() {
      const taken: Shortlist = { ...shortlist, state: 'taken_back', url: null };
      now = { ...loaded, shortlists: [taken] };
      return taken;
    },
  });
  const takeBack = { name: m.shortlist_take_back() };
  await page.getByRole('button', takeBack).click();
  await page.getByRole('alertdialog').getByRole('button', takeBack).click();
  await expect.element(page.getByText(m.shortlist_taken_back(), { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: m.shortlist_copy() })).not.toBeInTheDocument();
});

test('shows the client’s answer as it comes', async () => {
  let now = loaded;
  const screen = await open({ list: () => now });
  await expect.element(page.getByText(m.presenting_answer_waiting())).toBeVisible();
  const people = shortlist.people.map((person) => ({
    ...person,
    answer: 'yes' as const,
    answerWords: 'Quand peut-on se voir ?',
    answeredAt: '2026-12-02T10:00:00.000Z',
  }));
  now = { ...loaded, shortlists: [{ ...shortlist, people }] };
  screen.live.send({ type: 'representation', representationId: id('08'), mandateId: MANDATE });
  await expect.element(page.getByText('Quand peut-on se voir ?')).toBeVisible();
});
