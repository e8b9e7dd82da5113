import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Interview } from '#contract/interviews.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { OwnInterviews } from './own-interviews.tsx';

test('the focus goes to the times that can be chosen, and back', async () => {
  const slots = ['2126-03-10T09:00:00Z', '2126-03-11T09:00:00Z', '2126-03-12T09:00:00Z'];
  let interview: Interview = {
    id: idOf(1),
    applicationId: idOf(2),
    status: 'booked',
    kind: 'video',
    minutes: 30,
    language: 'en',
    place: '',
    note: '',
    timeZone: 'Europe/Berlin',
    startsAt: slots[0]!,
    slots: slots.map((startsAt) => ({ startsAt, isFree: true })),
    interviewers: [],
    asked: null,
    held: null,
    can: { choose: true, ask: false, change: false, cancel: false, sayLanguage: false },
  };
  const screen = await renderPart(<OwnInterviews applicationId={interview.applicationId} given={undefined} />, {
    api: {
      interviews: {
        ofApplication: () => ({ interviews: [interview], members: [], can: { propose: false } }),
        choose: ({ startsAt }) => {
          interview = { ...interview, startsAt: new Date(startsAt).toISOString() };
          return interview;
        },
      },
    },
  });
  const other = screen.getByRole('button', { name: m.interviews_choose_other() });
  const times = screen.getByRole('radio');
  await pressEnter(other);
  await hasFocus(times.first());
  await userEvent.keyboard(' ');
  await pressEnter(screen.getByRole('button', { name: m.interviews_choose(), exact: true }));
  await expect.element(times.first()).not.toBeInTheDocument();
  await hasFocus(other);
});
