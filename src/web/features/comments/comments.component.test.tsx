import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { Comment } from '#contract/comments/comments.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Comments } from './comments.tsx';

test('keeps input for the next comment while the previous one is sent, and after leaving the page', async () => {
  const comments: Comment[] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const part = <Comments applicationId={idOf(1)} userId={employer.userId} />;
  const screen = await renderPart(part, {
    api: {
      comments: {
        list: () => ({ comments: [...comments], nextCursor: null, members: [] }),
        add: async ({ text }) => {
          await isAnswered;
          const at = '2026-03-10T09:00:00Z';
          comments.push({ id: idOf(2), text, at, author: employer.name, mentions: [], can: { remove: true } });
          return comments[0]!;
        },
      },
    },
  });
  const field = screen.getByRole('textbox', { name: m.comments_field() });
  await field.fill('The first.');
  await screen.getByRole('button', { name: m.comments_add() }).click();
  await field.fill('The second');
  answer();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'The first.' })).toBeVisible();
  await expect.element(field).toHaveValue('The second');
  await screen.openAnew();
  await expect.element(field).toHaveValue('The second');
});

test('moves the focus to the heading after a comment is deleted', async () => {
  let comments: Comment[] = [
    { id: idOf(2), text: 'Good.', at: '2026-03-10T09:00:00Z', author: 'Ada', mentions: [], can: { remove: true } },
  ];
  const screen = await renderPart(<Comments applicationId={idOf(1)} userId={employer.userId} />, {
    api: {
      comments: {
        list: () => ({ comments, nextCursor: null, members: [] }),
        remove: () => {
          comments = [];
          return { done: true };
        },
      },
    },
  });
  await pressEnter(screen.getByRole('button', { name: m.comments_remove() }));
  await pressEnter(page.getByRole('alertdialog').getByRole('button', { name: m.comments_remove() }));
  await expect.element(screen.getByText('Good.')).not.toBeInTheDocument();
  await hasFocus(screen.getByRole('heading', { name: m.comments_title() }));
});
