import type pg from 'pg';

/**
 * One address and one user do thousands of things in a benchmark, so rate limits, which are settings, are raised.
 */
export async function liftLimits(client: pg.Client): Promise<void> {
  await client.query(
    `update platform_setting set value = '{"max": 1000000, "seconds": 900}' where key like 'limits.%'`,
  );
  await client.query(`select pg_notify('parlance_changes', '["settings"]')`);
}
