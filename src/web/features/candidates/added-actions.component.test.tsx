import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { employer } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import { AddedActions } from './added-actions.tsx';

const ID = '019aa000-0000-7000-8000-000000000001';

async function open(addedCandidates: Answers['addedCandidates'], isTold: () => boolean) {
  const Page = ({ loaderData }: { loaderData: boolean }) => (
    <AddedActions id={ID} isTold={loaderData} onChanged={() => Promise.resolve()} />
  );
  return renderPage(Page, isTold, { viewer: employer, api: { addedCandidates } });
}

test('a day that is yet to come is refused at its field', async () => {
  const markTold = () => {
    throw refused('INVALID', { fields: [{ path: 'on', code: 'too_big' }] });
  };
  const screen = await open({ markTold }, () => false);
  const day = screen.getByLabelText(m.candidate_told_on());
  await day.fill('2030-01-01');
  await screen.getByRole('button', { name: m.candidate_mark_told() }).click();
  await expect.element(day).toBeInvalid();
});

test('erasing asks first; a person who was told is not told again', async () => {
  const removed: string[] = [];
  const remove = ({ id }: { id: string }) => {
    removed.push(id);
    return { done: true } as const;
  };
  const screen = await open({ remove }, () => true);
  await expect.element(screen.getByRole('button', { name: m.candidate_tell() })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: m.candidate_remove() }).click();
  expect(removed).toEqual([]);
  await screen.getByRole('alertdialog').getByRole('button', { name: m.candidate_remove() }).click();
  await expect.poll(() => removed).toEqual([ID]);
});
