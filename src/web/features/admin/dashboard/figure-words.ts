import type { Figures, GrowthKind } from '#contract/figures.ts';
import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

const kinds: Record<GrowthKind, () => string> = {
  users: m.admin_figures_new_users,
  jobs: m.admin_figures_new_jobs,
  applications: m.admin_figures_applications,
  messages: m.admin_figures_messages,
};

/** What is counted by the day. */
export const kindName = (kind: GrowthKind): string => kinds[kind]();

const parts: Record<keyof Figures['health'], () => string> = {
  database: m.admin_health_database,
  queue: m.admin_health_queue,
  mail: m.admin_health_mail,
  storage: m.admin_health_storage,
};

/** The parts that do not work, in words; empty where all of them do. */
export const brokenParts = (health: Figures['health']): string[] =>
  (Object.keys(parts) as (keyof Figures['health'])[])
    .filter((part) => health[part] === 'down')
    .map((part) => parts[part]());

/** A count as it is read. */
export const countText = (count: number): string => new Intl.NumberFormat(intlLocale(getLocale())).format(count);

/** A rate with its sign: "+12%". */
export const rateText = (rate: number): string =>
  new Intl.NumberFormat(intlLocale(getLocale()), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(rate);

/** A day of a trend, which no time zone moves, short enough for the axis of a phone: "21/11". */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(intlLocale(getLocale()), { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
