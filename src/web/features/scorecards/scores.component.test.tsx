import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Scores as ScoresRead } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Scores } from './scores.tsx';

test('moves the focus into the form that replaces its button, and back; after the only score is deleted, to the heading', async () => {
  let scores: ScoresRead = { criteria: [], scores: [], count: 0, can: { give: true } };
  const screen = await renderPart(<Scores applicationId={idOf(1)} />, {
    api: {
      scorecards: {
        list: () => scores,
        give: () => {
          scores = { ...scores, can: { give: false } };
          return scores;
        },
      },
    },
  });
  const give = screen.getByRole('button', { name: m.scores_give() });
  await pressEnter(give);
  await hasFocus(screen.getByRole('radio').first());
  await pressEnter(screen.getByRole('button', { name: m.ui_cancel() }));
  await hasFocus(give);
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('radio', { name: m.scores_yes(), exact: true }).click();
  await pressEnter(screen.getByRole('button', { name: m.scores_send() }));
  // A member cannot score twice.
  await expect.element(give).not.toBeInTheDocument();
  await hasFocus(screen.getByRole('heading', { name: m.scores_title() }));
});
