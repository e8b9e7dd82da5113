import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { OwnRepresentationCard } from './own-representation-card.tsx';

const ID = '019b1c1e-0000-7000-8000-000000000001';

const asked: OwnRepresentation = {
  id: ID,
  state: 'asked',
  jobId: null,
  shows: ['languages', 'availability'],
  words: 'They look for someone who speaks German.',
  askedBy: 'Carla Berg',
  askedAt: '2027-01-02T09:00:00Z',
  answeredAt: null,
  endsOn: null,
  endedAt: null,
  agency: { name: 'Hire & Co', slug: 'hire-co' },
  clientName: 'Maison Durand',
  title: 'Export manager',
  presentation: null,
  can: { answer: true, takeBack: false },
};

const given: OwnRepresentation = {
  ...asked,
  state: 'given',
  endsOn: '2027-07-02',
  can: { answer: false, takeBack: true },
};

const open = (representation: OwnRepresentation, ownRepresentations: Answers['ownRepresentations'] = {}) =>
  renderPart(<OwnRepresentationCard representation={representation} onChanged={async () => {}} />, {
    api: { ownRepresentations },
  });

const button = (name: string) => page.getByRole('button', { name });

describe('a consent to be presented', () => {
  test('says what the client would read, and that it names no one', async () => {
    await open(asked);
    await expect.element(page.getByText(m.own_representation_hidden())).toBeVisible();
    await expect.element(page.getByText(m.presenting_part_availability())).toBeVisible();
    await expect.element(button(m.own_representation_take_back())).not.toBeInTheDocument();
  });

  test('shows why an answer was refused, and can be answered again', async () => {
    await open(asked, {
      give: () => {
        throw refused('CONFLICT', { reason: 'mandate_over' });
      },
    });
    await button(m.own_representation_give()).click();
    await expect.element(page.getByText(m.problem_mandate_over())).toBeVisible();
    await expect.element(button(m.own_representation_give())).toBeEnabled();
  });

  test('is given by one press', async () => {
    let answered: string | undefined;
    await open(asked, {
      give: ({ id }) => {
        answered = id;
        return given;
      },
    });
    await button(m.own_representation_give()).click();
    await expect.element(page.getByText(m.own_representation_done_give())).toBeVisible();
    expect(answered).toBe(ID);
  });

  test('is withdrawn after one more question', async () => {
    const taken: string[] = [];
    await open(given, {
      takeBack: ({ id }) => {
        taken.push(id);
        return { ...given, state: 'taken_back' };
      },
    });
    await button(m.own_representation_take_back()).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.filter({ hasText: 'Durand' })).toBeVisible();
    expect(taken).toEqual([]);
    await dialog.getByRole('button', { name: m.own_representation_take_back() }).click();
    await expect.element(page.getByText(m.own_representation_done_take_back())).toBeVisible();
    expect(taken).toEqual([ID]);
  });
});
