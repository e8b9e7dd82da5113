// The board of a job with 2,000 applications in Chromium: from the choice in a card's menu to the card in its new column,
// after opening the board, and after scrolling its columns.
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';

import { paths } from '../../src/contract/paths.ts';
import { openDatabase } from '../../src/server/platform/db/database.ts';
import { inventSeekers } from '../../src/server/seeds/demo-seekers.ts';
import { insertPeople } from '../../src/server/seeds/people-rows.ts';
import { createRandom } from '../../src/server/seeds/random.ts';
import { openBrowser } from '../support/browser.ts';
import { signInDemo } from '../support/demo-site.ts';
import { startSite } from '../support/process.ts';
import { startServer } from '../support/server.ts';
import { openAs } from '../support/signed-in-page.ts';
import { quantile, report } from './report.ts';

const APPLICATIONS = 2_000;
const MOVES = 30;
/** How often each column is scrolled to its end, which loads the next ones. */
const SCROLLED = 8;
/** Milliseconds. */
const SETTLED = 400;
/** Stages of the demo's pipeline; both belong to the shortlist, so that no confirmation is needed. */
const [ONE, OTHER] = ['Short call', 'Writing task'];

const server = await startServer(true);
const site = await startSite({ DATABASE_URL: server.url, DEMO: '1' });
const browser = await openBrowser();
try {
  const job = await fill();
  const cookie = await signInDemo(site, 'employer');
  const page = await openAs(browser, cookie, `${site.url}${paths.manageApplications()}?view=columns&job=${job}`);
  await column(page, ONE).getByRole('row').first().waitFor();
  const opened = await moveSeveral(page);
  for (const grid of await page.getByRole('grid').all()) await scroll(grid);
  const cards = await countCards(page);
  const scrolled = await moveSeveral(page);
  const goal = 'a move, as opened: p50, ms';
  report(
    'board',
    {
      applications: APPLICATIONS,
      [goal]: quantile(opened, 0.5),
      'a move, as opened: p95, ms': quantile(opened, 0.95),
      'cards read, scrolled': cards,
      'a move, scrolled: p50, ms': quantile(scrolled, 0.5),
      'a move, scrolled: p95, ms': quantile(scrolled, 0.95),
    },
    [
      { figure: goal, atMost: 100 },
      { figure: 'a move, scrolled: p50, ms', atMost: 100 },
    ],
  );
} finally {
  await browser.close();
  await site.stop();
  await server.stop();
}

function column(page: Page, name: string): Locator {
  return page.getByRole('grid', { name: new RegExp(`^${name}`) });
}

/** Only visible cards are rendered. */
async function countCards(page: Page): Promise<number> {
  const counts = await page.getByRole('grid').evaluateAll((grids) => grids.map((grid) => Number(grid.ariaRowCount)));
  return counts.reduce((sum, count) => sum + Math.max(count, 0), 0);
}

async function scroll(grid: Locator): Promise<void> {
  for (let time = 0; time < SCROLLED; time += 1) {
    await grid.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await grid.page().waitForTimeout(150);
  }
  await grid.evaluate((element) => {
    element.scrollTop = 0;
  });
}

/** Milliseconds of each move, back and forth, without the first few. */
async function moveSeveral(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let moved = 0; moved < MOVES; moved += 1) {
    const [from, to] = moved % 2 === 0 ? [ONE, OTHER] : [OTHER, ONE];
    // Measures the returned card before it can be clicked.
    await page.waitForTimeout(SETTLED);
    const card = column(page, from).getByRole('row').first();
    const id = await card.getAttribute('data-key');
    await card.getByRole('button').first().click();
    await page.getByRole('menuitem', { name: to }).waitFor();
    times.push(await choose(page, { to, id: id ?? '' }));
  }
  return times.slice(4);
}

/** From the click to the frame in which the card is in the other column. */
function choose(page: Page, move: { to: string; id: string }): Promise<number> {
  return page.evaluate(async ({ to, id }) => {
    const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) =>
      one.textContent.includes(to),
    );
    const target = [...document.querySelectorAll('[role=grid]')].find((one) =>
      one.getAttribute('aria-label')?.startsWith(to),
    );
    const isThere = () => Boolean(target?.querySelector(`[data-key="${id}"]`));
    const started = performance.now();
    item?.click();
    while (!isThere()) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - started;
  }, move);
}

/**
 * Lets everyone apply for a job of the demo's employer, with the content of the demo's applications; returns the job.
 */
async function fill(): Promise<string> {
  const database = openDatabase({ connectionString: server.url });
  await insertPeople(database.db, inventSeekers(createRandom(7), APPLICATIONS, new Date()));
  await database.close();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ job_id: string }>(
      `with opening as (select id, company_id from job where pipeline_id is not null and status = 'active' order by id limit 1),
        sent as (select *, row_number() over () - 1 as place from application where company_id = (select company_id from opening) and status not in ('accepted', 'rejected', 'withdrawn')),
        person as (select id, row_number() over () - 1 as place from profile where role = 'job_seeker' order by created_at limit $1)
      insert into application (id, job_id, company_id, applicant_id, status, cover_letter, applicant_facts, job_facts, tags, search_text, sort_name, applied_at, updated_at)
      select gen_random_uuid(), opening.id, opening.company_id, person.id, sent.status, sent.cover_letter, sent.applicant_facts, sent.job_facts, sent.tags, sent.search_text, sent.sort_name,
        now() - random() * interval '50 days', now()
      from person join sent on sent.place = person.place % (select count(*) from sent) cross join opening
      on conflict do nothing
      returning job_id`,
      [APPLICATIONS],
    );
    await client.query('vacuum analyze application');
    return rows[0]?.job_id ?? '';
  } finally {
    await client.end();
  }
}
