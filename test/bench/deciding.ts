import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const AT_ONCE = 50;
/** Milliseconds to wait for the emails. */
const TIMEOUT = 120_000;

/**
 * Sends fifty concurrent decisions on each of these applications, half of them acceptances, half rejections, and
 * compares the answers with the status, and with the email that was written.
 */
export async function raceDecisions(
  url: string,
  cookie: string,
  ids: readonly string[],
  client: pg.Client,
): Promise<Record<string, number>> {
  const decide = async (id: string, verb: string): Promise<number> => {
    const answer = await fetch(`${url}/api/applications/${id}/${verb}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  let [winners, losers, others] = [0, 0, 0];
  for (const id of ids) {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => decide(id, index % 2 === 0 ? 'accept' : 'reject')),
    );
    const won = statuses.filter((status) => status === 200).length;
    const lost = statuses.filter((status) => status === 409).length;
    if (won === 1) winners += 1;
    losers += lost;
    others += AT_ONCE - won - lost;
  }
  return {
    'decided at once by fifty: rounds': ids.length,
    'decided at once by fifty: rounds with one winner': winners,
    'decided at once by fifty: 409 a round': losers / ids.length,
    'decided at once by fifty: other answers': others,
    'decided at once by fifty: mails that agree with the winner': await countMails(client, ids),
  };
}

/** How many of the applications have exactly one email about the decision, matching their status. */
async function countMails(client: pg.Client, ids: readonly string[]): Promise<number> {
  for (const end = performance.now() + TIMEOUT; ; await sleep(500)) {
    const { rows } = await client.query<{ agree: number }>(
      `select count(*)::integer as agree from application
       where id = any($1::uuid[])
         and array(select split_part(dedupe_key, ':', 3) from mail
                   where dedupe_key ~ ('^application:' || application.id || ':(accepted|rejected):[^Z]*Z$'))
           = array[application.status]`,
      [ids],
    );
    const agree = rows[0]?.agree ?? 0;
    if (agree === ids.length || performance.now() > end) return agree;
  }
}
