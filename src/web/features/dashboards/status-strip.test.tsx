import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { linksOf } from '#test/support/html.ts';
import { statusListName, statusName } from '#web/features/applications/status-words.ts';

import { StatusStrip } from './status-strip.tsx';

const none = { new: 0, viewed: 0, shortlisted: 0, interview: 0, accepted: 0, rejected: 0, withdrawn: 0 };

const stripOf = (counts: Partial<typeof none>) =>
  linksOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <StatusStrip counts={{ ...none, ...counts }} />
      </MemoryRouter>,
    ),
  );

test('applications without a decision are counted together', () => {
  expect(stripOf({ new: 1, viewed: 2, shortlisted: 3, interview: 4, withdrawn: 5 })).toEqual([
    [`10 ${m.dashboard_in_progress()}`, '/applications/job-seeker'],
  ]);
});

test('decisions are counted apart, and lead to their applications', () => {
  expect(stripOf({ accepted: 1, rejected: 2 })).toEqual([
    [`1 ${statusName('accepted')}`, '/applications/job-seeker?status=accepted'],
    [`2 ${statusListName('rejected')}`, '/applications/job-seeker?status=rejected'],
  ]);
});
