import { ALERT_SOURCE } from '#contract/applications/application-source.ts';
import { INVITATION_SOURCE } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';

/** The source of an applicant; tags are shown as they are. */
export function sourceName(source: string): string {
  if (source === ALERT_SOURCE) return m.hiring_source_alert();
  return source === INVITATION_SOURCE ? m.hiring_source_invitation() : source;
}
