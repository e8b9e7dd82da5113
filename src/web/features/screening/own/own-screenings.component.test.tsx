import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import type { OwnScreening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { idOf, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { ownScreeningOf } from '#test/support/component/screening.ts';

import { OwnScreeningView } from './own-screenings.tsx';

const AGENCY = { name: 'Acme', slug: 'acme' };
const of = (...screenings: OwnScreening[]): OwnScreenings => ({
  agency: AGENCY,
  screenings,
  can: { ask: screenings.length === 0 },
});

const open = (own: OwnScreenings, ownScreenings: NonNullable<Answers['ownScreenings']> = {}) =>
  renderPart(<OwnScreeningView loaded={{ data: own, readAt: Date.now() }} />, {
    viewer: seeker,
    api: { ownScreenings: { read: () => own, ...ownScreenings } },
  });

const identity = page.getByRole('switch', { name: m.own_screening_show({ part: m.screening_part_identity() }) });

test('says what a screening means before a person asks for one', async () => {
  await open(of(), { ask: () => of(ownScreeningOf({ state: 'requested', doneAt: null, validUntil: null })) });
  await expect.element(page.getByText(m.own_screening_means_no_score())).toBeVisible();
  await page.getByRole('button', { name: m.own_screening_ask() }).click();
  await expect
    .element(page.getByText(m.own_screening_asked_text({ agency: 'Acme', day: '10 March 2026' })))
    .toBeVisible();
});

test('shows a part to others by one switch, which goes back where that is refused', async () => {
  await open(of(ownScreeningOf()), {
    show: () => {
      throw refused('CONFLICT', { reason: 'wrong_status' });
    },
  });
  await identity.click();
  await expect.element(page.getByText(m.problem_wrong_status())).toBeVisible();
  await expect.element(identity).not.toBeChecked();
});

test('keeps what a person contests in the dialog until it is stored', async () => {
  let isLost = true;
  const contested = ownScreeningOf();
  contested.parts = contested.parts.map((part) =>
    part.part === 'identity' ? { ...part, contest: 'Not mine.', contestedAt: '2026-03-13T09:00:00Z' } : part,
  );
  await open(of(ownScreeningOf()), {
    contest: () => {
      if (isLost) throw refused('UNAVAILABLE');
      return of(contested);
    },
  });
  const part = m.screening_part_identity();
  await page.getByRole('button', { name: m.own_screening_contest_part({ part }) }).click();
  const dialog = page.getByRole('alertdialog');
  const words = dialog.getByRole('textbox');
  await words.fill('Not mine.');
  const send = dialog.getByRole('button', { name: m.own_screening_contest(), exact: true });
  await send.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(words).toHaveValue('Not mine.');
  isLost = false;
  await send.click();
  await expect.element(page.getByRole('blockquote')).toHaveTextContent('Not mine.');
});

test('asks before a referee is written to', async () => {
  const reference = {
    id: idOf(402),
    state: 'proposed',
    name: 'Luca Bruni',
    relation: 'Team lead',
    address: 'luca@people.example',
    locale: 'it',
    createdAt: '2026-03-12T09:00:00Z',
    askedAt: null,
    answeredAt: null,
    answers: null,
  } as const;
  let agreed: boolean | undefined;
  await open(of(ownScreeningOf({ references: [reference] })), {
    answerReference: ({ agrees }) => {
      agreed = agrees;
      return of(ownScreeningOf({ references: [{ ...reference, state: 'refused' }] }));
    },
  });
  await expect.element(page.getByText('luca@people.example', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: m.own_screening_reference_refuse() }).click();
  await expect.element(page.getByText(m.screening_reference_state_refused())).toBeVisible();
  expect(agreed).toBe(false);
});
