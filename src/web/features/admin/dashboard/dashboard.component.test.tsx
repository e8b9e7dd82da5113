import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { Figures } from '#contract/admin/figures.ts';
import { TREND_DAYS } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection, type Answers } from '#test/support/component/api.ts';
import { administrator } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Dashboard } from './dashboard.tsx';

/** Starts with `first` on the oldest day and increases by one each day. */
const daysFrom = (first: number) =>
  Array.from({ length: TREND_DAYS }, (_, at) => ({
    day: new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10),
    count: first + at,
  }));

/** Different values, so that each card and chart is recognisable. */
const figures: Figures = {
  users: { total: 1_110, today: 7, days: daysFrom(100) },
  jobs: { total: 220, active: 33, days: daysFrom(200) },
  applications: { total: 3_330, days: daysFrom(300) },
  messages: { total: 4_440, days: daysFrom(400) },
  growth: { current: 6, previous: 4, rate: 0.5 },
  health: {
    database: 'ok',
    queue: 'ok',
    storage: 'ok',
    mail: 'ok',
    backups: 'ok',
    tasks: 'ok',
    translation: 'ok',
  },
};

describe('the figures on the administrator’s dashboard', () => {
  async function open(first: Figures, answers: Answers['admin'] = {}) {
    const screen = await renderPart(<Dashboard first={first} readAt={Date.now()} />, {
      viewer: administrator,
      api: { admin: answers },
    });
    const cardOf = (name: string) => {
      const [item] = screen
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) })
        .elements();
      return Array.from(item?.querySelectorAll('p') ?? [], ({ textContent }) => textContent);
    };
    return Object.assign(screen, { cardOf });
  }

  test('are shown as cards, and as a table behind each chart (T103)', async () => {
    const screen = await open(figures);
    for (const card of [
      ['Total Users', '1,110', '7 new today'],
      ['Active Jobs', '33', 'of 220 in total'],
      ['Applications', '3,330', '9,435 in 30 days'],
      ['Messages', '4,440', '12,435 in 30 days'],
      ['Platform Health', 'Healthy', m.admin_health_checked()],
      ['Growth Rate', '+50%', '6 new users in 30 days, 4 in the 30 days before'],
    ])
      expect(screen.cardOf(card[0]!)).toEqual(card);
    await screen.getByText(m.admin_figures_trends()).click();
    for (const [name, first] of [
      ['New users', 100],
      ['New jobs', 200],
      ['Applications', 300],
      ['Messages', 400],
    ] as const) {
      const figure = screen.getByRole('figure').filter({ has: page.getByText(name, { exact: true }) });
      await figure.getByText(m.ui_show_as_table()).click();
      await expect.element(figure.getByRole('table')).toBeVisible();
      const cells = figure.getByRole('cell').elements();
      expect([name, cells.map(({ textContent }) => textContent)]).toEqual([
        name,
        daysFrom(first).map(({ count }) => String(count)),
      ]);
    }
  });

  test('list failing parts under “Platform Health” (T106)', async () => {
    const screen = await open({ ...figures, health: { ...figures.health, mail: 'down' } });
    expect(screen.cardOf('Platform Health')).toEqual(['Platform Health', m.admin_health_bad(), m.admin_health_mail()]);
  });

  test('are refreshed, and report when they are unavailable (T108)', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    let isReachable = true;
    const screen = await open(figures, {
      figures: () => {
        if (!isReachable) throw lostConnection();
        return { ...figures, users: { ...figures.users, total: 1_111 } };
      },
    });
    const halfMinuteUntil = (words: string) =>
      expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(30_000);
          return screen.getByText(words, { exact: true }).elements().length;
        })
        .toBe(1);
    await halfMinuteUntil('1,111');
    isReachable = false;
    await halfMinuteUntil(m.admin_figures_failed());
  });
});
