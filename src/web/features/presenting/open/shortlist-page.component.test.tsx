import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { withToken } from '#contract/paths.ts';
import type { OpenShortlist } from '#contract/presenting/shortlists.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import ShortlistPage from './shortlist-page.tsx';

const SECRET = 'x'.repeat(43);

const person = (code: string): OpenShortlist['people'][number] => ({
  id: `019aa000-0000-7000-8000-00000000${code.toLowerCase()}`,
  code: `Candidate ${code}`,
  words: 'A fine negotiator.',
  facts: {
    languages: [
      { language: 'fr', level: 'C1', evidence: 'heard', month: '2026-11' },
      { language: 'de', level: 'B1', evidence: 'stated', month: null },
    ],
    experience: [{ title: 'Export manager', months: 50 }],
    skills: ['Incoterms', 'SAP'],
    country: 'IT',
    availability: { from: '2027-04-01', notice: { amount: 4, unit: 'weeks' }, words: '' },
    wishes: null,
    rightToWork: { countries: ['IT', 'FR'], isSeen: true },
    screenedIn: '2026-11',
  },
  answer: 'waiting',
  answerWords: '',
  answeredAt: null,
});

const shortlist: OpenShortlist = {
  agency: { name: 'Nordwind', logoUrl: null },
  consultant: 'Carla Berater',
  title: 'Sales manager, Benelux',
  locale: 'en',
  expiresAt: '2027-01-15T10:00:00.000Z',
  people: [person('7F3A'), person('0B12')],
};

const open = (shortlists: NonNullable<Answers['shortlists']>, path = withToken('/', SECRET)) =>
  renderPart(<ShortlistPage />, { viewer: null, path, api: { shortlists: { open: () => shortlist, ...shortlists } } });

const answerOf = (code: string) =>
  page.getByRole('form', { name: `${m.shortlist_answer_legend()}: Candidate ${code}` });

const over = page.getByRole('heading', { level: 1, name: m.shortlist_over_title() });

describe('a link that does not open', () => {
  test('says so, and whom to ask', async () => {
    await open({
      open() {
        throw refused('NOT_FOUND');
      },
    });
    await expect.element(over).toBeVisible();
    await expect.element(page.getByText(m.shortlist_over())).toBeVisible();
  });

  test('is one without a secret', async () => {
    await open({}, '/');
    await expect.element(over).toBeVisible();
  });
});

test('says who presents, until when, and what each person’s levels rest on', async () => {
  await open({});
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sales manager, Benelux' })).toBeVisible();
  await expect
    .element(page.getByText(m.shortlist_lead_by({ name: 'Carla Berater', agency: 'Nordwind' })))
    .toBeVisible();
  await expect.element(page.getByText(m.shortlist_how({ day: '15 January 2027' }))).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Candidate 7F3A' })).toBeVisible();
  for (const text of [
    'French: C1, heard in a conversation in November 2026',
    'German: B1, self-declared',
    'Export manager · 4 years, 2 months',
    'Italy, France, document seen',
  ])
    await expect.element(page.getByText(text).first()).toBeVisible();
});

test('asks for an answer before anything is sent', async () => {
  await open({});
  await answerOf('7F3A').getByRole('button', { name: m.shortlist_send() }).click();
  await expect.element(answerOf('7F3A').getByText(m.field_required())).toBeVisible();
});

test('sends the answer about one person, which can be changed', async () => {
  const sent: unknown[] = [];
  await open({
    answer(input) {
      sent.push(input);
      const people = shortlist.people.map((one) =>
        one.id === input.presentationId
          ? { ...one, answer: input.answer, answerWords: input.words, answeredAt: '2026-12-01T10:00:00.000Z' }
          : one,
      );
      return { ...shortlist, people };
    },
  });
  const form = answerOf('0B12');
  await form.getByRole('radio', { name: m.shortlist_answer_perhaps() }).click();
  await form.getByRole('textbox').fill('In May.');
  await form.getByRole('button', { name: m.shortlist_send() }).click();
  await expect.element(form.getByText(m.shortlist_answered({ day: '1 December 2026' }))).toBeVisible();
  await form.getByRole('radio', { name: m.shortlist_answer_yes(), exact: true }).click();
  await form.getByRole('button', { name: m.shortlist_send() }).click();
  await expect.poll(() => sent.length).toBe(2);
  const of = { secret: SECRET, presentationId: shortlist.people[1]?.id, words: 'In May.' };
  expect(sent).toEqual([
    { ...of, answer: 'perhaps' },
    { ...of, answer: 'yes' },
  ]);
});

test('keeps what was typed while the list is read again without a person', async () => {
  let read = shortlist;
  await open({ open: () => read });
  const typed = answerOf('7F3A').getByRole('textbox');
  await typed.fill('We would like to');
  read = { ...shortlist, people: shortlist.people.slice(0, 1) };
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(answerOf('0B12')).not.toBeInTheDocument();
  await expect.element(typed).toHaveValue('We would like to');
});
