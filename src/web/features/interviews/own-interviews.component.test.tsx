import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Interview } from '#contract/interviews/interviews.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { OwnInterviews } from './own-interviews.tsx';

const SLOTS = ['2126-03-10T09:00:00Z', '2126-03-11T09:00:00Z', '2126-03-12T09:00:00Z'];

const interviewOf = (change: Partial<Interview> = {}): Interview => ({
  id: idOf(1),
  applicationId: idOf(2),
  status: 'booked',
  kind: 'video',
  minutes: 30,
  language: 'en',
  place: '',
  note: '',
  timeZone: 'Europe/Berlin',
  startsAt: SLOTS[0]!,
  slots: SLOTS.map((startsAt) => ({ startsAt, isFree: true })),
  interviewers: [],
  asked: null,
  held: null,
  can: { choose: true, ask: false, change: false, cancel: false, sayLanguage: false },
  ...change,
});

/** Shows the applicant's view; `choose` may refuse a time. */
function openOwn(first: Interview, choose: (startsAt: string) => Interview = (startsAt) => ({ ...first, startsAt })) {
  let interview = first;
  return renderPart(<OwnInterviews applicationId={first.applicationId} loaded={undefined} />, {
    api: {
      interviews: {
        ofApplication: () => ({ interviews: [interview], members: [], can: { propose: false } }),
        choose: ({ startsAt }) => (interview = choose(new Date(startsAt).toISOString())),
      },
    },
  });
}

test('moves the focus to the available times, and back', async () => {
  const screen = await openOwn(interviewOf());
  const other = screen.getByRole('button', { name: m.interviews_choose_other() });
  const times = screen.getByRole('radio');
  await pressEnter(other);
  await hasFocus(times.first());
  await userEvent.keyboard(' ');
  await pressEnter(screen.getByRole('button', { name: m.interviews_choose(), exact: true }));
  await expect.element(times.first()).not.toBeInTheDocument();
  await hasFocus(other);
});

test('reports a time that was taken meanwhile, and keeps the other times', async () => {
  const proposed = interviewOf({ status: 'proposed', startsAt: null });
  const screen = await openOwn(proposed, (startsAt) => {
    if (startsAt === new Date(SLOTS[0]!).toISOString()) throw refused('CONFLICT', { reason: 'slot_taken' });
    return { ...proposed, status: 'booked', startsAt };
  });
  const choose = screen.getByRole('button', { name: m.interviews_choose(), exact: true });
  await screen.getByRole('radio').first().click();
  await choose.click();
  await expect.element(screen.getByText(m.problem_slot_taken())).toBeVisible();
  await screen.getByRole('radio').nth(1).click();
  await choose.click();
  await expect.element(screen.getByText(m.interviews_state_booked(), { exact: true })).toBeVisible();
});

test('lets an address wrap after slashes and dots, without changing it', async () => {
  const place = 'https://meet.example/candidates/lucia-moreno-7f3a9c';
  const screen = await openOwn(interviewOf({ place }));
  const link = screen.getByRole('link', { name: place });
  await expect.element(link).toHaveAttribute('href', place);
  expect(link.element().innerHTML.split('<wbr>')).toEqual([
    'https://',
    'meet.',
    'example/',
    'candidates/',
    'lucia-moreno-7f3a9c',
  ]);
});
