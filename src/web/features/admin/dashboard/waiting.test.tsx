import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { textsOf } from '#test/support/html.ts';

import { Waiting } from './waiting.tsx';

const nothing = { alerts: [], failedTasks: [], mail: { dead: 0 } };
const failures = {
  alerts: [{ kind: 'backup_missing', part: 'backups', cause: 'There is no backup', step: 'Read the log' }] as const,
  failedTasks: [{ task: 'mails.send', count: 2, lastAt: '2026-11-28T12:00:00Z', error: '' }],
  mail: { dead: 3 },
};

const html = (waiting: Parameters<typeof Waiting>[0]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Waiting {...waiting} />
    </MemoryRouter>,
  );

test('counts cases, companies, failures and problems (T415)', () => {
  expect(
    textsOf(html({ cases: 7, companies: 25, health: { ...failures, alerts: [...failures.alerts] } }), 'a'),
  ).toEqual([
    `7 ${m.admin_waiting_cases()}`,
    `25 ${m.admin_waiting_companies()}`,
    `5 ${m.admin_waiting_failed()}`,
    `1 ${m.admin_waiting_problems()}`,
  ]);
});

test('leads to what waits (T416)', () => {
  const page = html({ cases: 0, companies: 0, health: nothing });
  for (const path of [
    paths.adminModeration(),
    paths.adminHealth(),
    `${paths.adminCompanies()}?state=unverified&amp;hiring=yes`,
  ])
    expect(page).toContain(`href="${path}"`);
});

test('names each problem with its first step (T417)', () => {
  const page = html({ cases: 0, companies: 0, health: { ...failures, alerts: [...failures.alerts] } });
  expect(page).toContain('There is no backup');
  expect(page).toContain('Read the log');
});
