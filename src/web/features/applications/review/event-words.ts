import type { Application } from '#contract/application-views.ts';
import type { ApplicationStatus } from '#contract/application-status.ts';
import { m } from '#generated/paraglide/messages.js';

import { statusName } from '../status-words.ts';

type Done = (parameters: { name: string }) => string;

const byName: Partial<Record<ApplicationStatus, Done>> = {
  viewed: m.applications_who_viewed,
  shortlisted: m.applications_who_shortlisted,
  interview: m.applications_who_interview,
  accepted: m.applications_who_accepted,
  rejected: m.applications_who_rejected,
  withdrawn: m.applications_who_withdrawn,
};

/** Who changed an application's status, and to what: "Maria Silva has accepted this application." */
export function whoDidText({ to, name }: Application['history'][number]): string {
  const words = byName[to];
  return name && words ? words({ name }) : m.applications_who_unknown({ status: statusName(to) });
}
