import { sql } from 'kysely';

import type { TxCtx } from '../context.ts';
import '../features/jobs/table.ts';

/** A third of the jobs on site or hybrid pay for relocation; half of all jobs state their working hours. */
export async function fillOffers({ db }: TxCtx): Promise<void> {
  await sql`
    update job set relocation = jsonb_build_object(
      'helps', (array['["visa", "flight"]', '["flight"]', '["flight", "languageCourse"]', '[]'])[1 + number / 3 % 4]::jsonb,
      'housingWeeks', (array[4, 6, 8, null])[1 + number / 3 % 4],
      'movingCosts', case when number / 3 % 4 in (1, 3) then jsonb_build_object('amount', 1500 + number % 5 * 500, 'currency', 'EUR') end)
    where number % 3 = 0 and workplace is distinct from 'remote' and country <> 'BR'`.execute(db);
  await sql`
    update job set shifts = jsonb_build_object('timeZone', zone.name, 'times', (array[
        '[{"days": [1, 2, 3, 4, 5], "from": "09:00", "to": "18:00"}]',
        '[{"days": [1, 2, 3, 4, 5], "from": "08:00", "to": "16:30"}]',
        '[{"days": [1, 2, 3, 4, 5], "from": "14:00", "to": "22:00"}, {"days": [6], "from": "10:00", "to": "16:00"}]'
      ])[1 + number % 3]::jsonb)
    from (values ('DE', 'Europe/Berlin'), ('AT', 'Europe/Vienna'), ('CH', 'Europe/Zurich'), ('FR', 'Europe/Paris'),
      ('BE', 'Europe/Brussels'), ('NL', 'Europe/Amsterdam'), ('ES', 'Europe/Madrid'), ('IT', 'Europe/Rome'),
      ('PT', 'Europe/Lisbon'), ('GB', 'Europe/London'), ('IE', 'Europe/Dublin')) as zone (country, name)
    where zone.country = job.country and number % 2 = 0`.execute(db);
}
