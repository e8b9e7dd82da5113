import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Decision } from './use-review.ts';

interface DecisionTexts {
  /** On the keyboard. */
  key: string;
  action: () => string;
  title: () => string;
  about: (parameters: { name: string }) => string;
}

export const decisionTexts: Record<Decision, DecisionTexts> = {
  shortlist: {
    key: 's',
    action: m.applications_action_shortlist,
    title: m.applications_ask_shortlist,
    about: m.applications_about_shortlist,
  },
  interview: {
    key: 'i',
    action: m.applications_action_interview,
    title: m.applications_ask_interview,
    about: m.applications_about_interview,
  },
  accept: {
    key: 'a',
    action: m.applications_action_accept,
    title: m.applications_ask_accept,
    about: m.applications_about_accept,
  },
  reject: {
    key: 'r',
    action: m.applications_action_reject,
    title: m.applications_ask_reject,
    about: m.applications_about_reject,
  },
};

const decisions = Object.keys(decisionTexts) as Decision[];

/** What each decision's key does. */
export const decisionKeys = <Action>(actionOf: (decision: Decision) => Action): Record<string, Action> =>
  Object.fromEntries(decisions.map((decision) => [decisionTexts[decision].key, actionOf(decision)]));

/** The lines of the decisions in a list of shortcuts. */
export const decisionKeyTexts = (): [string[], string][] =>
  decisions.map((decision) => [[decisionTexts[decision].key.toUpperCase()], decisionTexts[decision].action()]);

const ends: Partial<Record<ApplicationStatus, () => string>> = {
  accepted: m.applications_final_accepted,
  rejected: m.applications_final_rejected,
  withdrawn: m.applications_final_withdrawn,
};

/** The text of a final status; undefined while a decision is possible. */
export const finalText = (status: ApplicationStatus): string | undefined => ends[status]?.();
