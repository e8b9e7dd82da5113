import type { GrowthKind } from '#contract/admin-choices.ts';
import type { Figures } from '#contract/figures.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat } from '#web/ui/formats.ts';

const kinds: Record<GrowthKind, () => string> = {
  users: m.admin_figures_new_users,
  jobs: m.admin_figures_new_jobs,
  applications: m.admin_figures_applications,
  messages: m.admin_figures_messages,
};

export const kindName = (kind: GrowthKind): string => kinds[kind]();

const parts: Record<keyof Figures['health'], () => string> = {
  database: m.admin_health_database,
  queue: m.admin_health_queue,
  mail: m.admin_health_mail,
  storage: m.admin_health_storage,
  backups: m.admin_health_backups,
  tasks: m.admin_health_tasks,
  valkey: () => 'Valkey',
  translation: m.admin_health_translation,
};

/** The broken parts in words; empty if all work. */
export const brokenParts = (health: Figures['health']): string[] =>
  (Object.keys(parts) as (keyof Figures['health'])[])
    .filter((part) => health[part] === 'down')
    .map((part) => parts[part]());

/** Independent of the time zone, and short enough for a phone's axis: "21/11". */
export const dayText = (day: string): string =>
  dateFormat(getLocale(), { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(new Date(day));
