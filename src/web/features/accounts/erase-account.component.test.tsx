import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { employer, seeker, unclaimed } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { EraseAccount } from './erase-account.tsx';

const dialogOf = (viewer: typeof seeker) => <EraseAccount viewer={viewer} hasPassword onClose={() => {}} />;

test('says how many open applications are deleted with an account', async () => {
  const screen = await renderPart(dialogOf(seeker), {
    viewer: seeker,
    api: {
      applications: {
        mine: () => ({
          applications: [],
          nextCursor: null,
          counts: { new: 2, viewed: 0, shortlisted: 0, interview: 1, accepted: 0, rejected: 4, withdrawn: 0 },
        }),
      },
    },
  });
  await expect.element(screen.getByText(m.owndata_lost_applications({ count: 3 }))).toBeVisible();
});

test('says how many jobs are deleted with the account of a company’s only member', async () => {
  const screen = await renderPart(dialogOf(employer), {
    viewer: employer,
    api: {
      jobs: {
        manage: () => ({
          jobs: [],
          nextCursor: null,
          counts: { draft: 1, active: 4, paused: 0, closed: 0, expired: 0 },
        }),
      },
    },
  });
  await expect.element(screen.getByText(m.owndata_lost_company_jobs({ count: 5 }))).toBeVisible();
});

test('asks a person without an account for nothing that they do not have', async () => {
  const left = stayOnPage();
  const person = unclaimed(true);
  const counts = { new: 1, viewed: 0, shortlisted: 0, interview: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  const screen = await renderPart(<EraseAccount viewer={person} hasPassword={false} onClose={() => {}} />, {
    viewer: person,
    api: {
      applications: { mine: () => ({ applications: [], nextCursor: null, counts }) },
      ownData: { erase: () => ({ done: true }) },
    },
  });
  await expect.element(screen.getByText(m.owndata_lost_applications({ count: 1 }))).toBeVisible();
  for (const words of [m.owndata_lost_account(), m.security_proof_follows()])
    expect(screen.getByText(words).elements()).toEqual([]);
  await screen.getByRole('button', { name: m.person_erase() }).click();
  await expect.poll(() => left).toEqual(['/']);
});
