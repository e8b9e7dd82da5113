import type { Decision } from '#contract/admin/decisions.ts';
import type { ReportSubject } from '#contract/admin/moderation-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat } from '#web/ui/formats.ts';
import { say } from '#web/ui/say.ts';
import { decisionEffectWords } from '#words/moderation.ts';

const names: Record<ReportSubject, () => string> = {
  job: m.decisions_name_job,
  company: m.decisions_name_company,
  message: m.decisions_name_message,
  person: m.decisions_name_person,
};

export const decisionName = ({ subject }: Pick<Decision, 'subject'>): string => names[subject]();

export const effectText = ({ subject }: Pick<Decision, 'subject'>, site: string): string =>
  say(decisionEffectWords[subject], { site });

export function groundText({ ground, rule }: Pick<Decision, 'ground' | 'rule'>): string {
  if (ground === 'law') return m.decisions_ground_law({ rule });
  return rule ? m.decisions_ground_terms_rule({ rule }) : m.decisions_ground_terms();
}

export const originText = ({ foundBy }: Pick<Decision, 'foundBy'>): string =>
  foundBy === 'report' ? m.decisions_found_report() : m.decisions_found_own_check();

export const outcomeText = (outcome: 'restored' | 'kept'): string =>
  outcome === 'restored' ? m.decisions_appeal_restored() : m.decisions_appeal_kept();

export const dayText = (iso: string): string =>
  dateFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
