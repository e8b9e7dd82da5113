import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { idOf, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { SaveButton } from './save-button.tsx';

const DONE = { done: true } as const;
const job = { id: idOf(1), title: 'Account Executive' };

test('reports that a job could not be saved until it is saved', async () => {
  let isBusy = true;
  const save = () => {
    if (isBusy) throw refused('UNAVAILABLE');
    return DONE;
  };
  const screen = await renderPart(<SaveButton job={{ ...job, saved: false }} />, {
    viewer: seeker,
    api: { jobs: { save } },
  });
  const button = screen.getByRole('button', { name: m.jobs_save() });
  await button.click();
  const failure = screen.getByText(m.jobs_save_failed());
  await expect.element(failure).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  isBusy = false;
  await button.click();
  await expect.element(screen.getByRole('button', { name: m.jobs_saved() })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(failure).not.toBeInTheDocument();
});

test('lets a job that was removed from the saved ones be saved again', async () => {
  const calls: string[] = [];
  const say = (call: string) => () => {
    calls.push(call);
    return DONE;
  };
  const screen = await renderPart(<SaveButton job={{ ...job, saved: true }} isIcon />, {
    viewer: seeker,
    api: { jobs: { save: say('save'), unsave: say('unsave') } },
  });
  const button = screen.getByRole('button', { name: m.jobs_save_named(job) });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => calls).toEqual(['unsave']);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => calls).toEqual(['unsave', 'save']);
});

test('shows each press at once, and sends the requests one after another', async () => {
  const answer = Promise.withResolvers<typeof DONE>();
  const calls: string[] = [];
  const say = (call: string) => () => {
    calls.push(call);
    return answer.promise;
  };
  const screen = await renderPart(<SaveButton job={{ ...job, saved: false }} />, {
    viewer: seeker,
    api: { jobs: { save: say('save'), unsave: say('unsave') } },
  });
  await screen.getByRole('button', { name: m.jobs_save() }).click();
  await screen.getByRole('button', { name: m.jobs_saved() }).click();
  await expect.element(screen.getByRole('button', { name: m.jobs_save() })).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toEqual(['save']);
  answer.resolve(DONE);
  await expect.poll(() => calls).toEqual(['save', 'unsave']);
});
