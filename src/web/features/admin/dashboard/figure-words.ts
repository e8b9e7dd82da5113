import type { GrowthKind } from '#contract/admin/admin-choices.ts';
import type { Figures } from '#contract/admin/figures.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat } from '#web/ui/formats.ts';
import { say } from '#web/ui/say.ts';
import { partWords } from '#words/health.ts';

const kinds: Record<GrowthKind, () => string> = {
  users: m.admin_figures_new_users,
  jobs: m.admin_figures_new_jobs,
  applications: m.admin_figures_applications,
  messages: m.admin_figures_messages,
};

export const kindName = (kind: GrowthKind): string => kinds[kind]();

/** The names of the failing parts; empty if all work. */
export const brokenParts = (health: Figures['health']): string[] =>
  (Object.keys(partWords) as (keyof Figures['health'])[])
    .filter((part) => health[part] === 'down')
    .map((part) => say(partWords[part]));

/** Independent of the time zone, and short enough for a phone's axis: "21/11". */
export const dayText = (day: string): string =>
  dateFormat(getLocale(), { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(new Date(day));
