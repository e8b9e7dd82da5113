import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { leaveFor } from '#web/app/session-change.ts';

/** Where a person who had no account continues in their new one. */
export function enterAccount(): Promise<void> | void {
  storeToast({ title: m.person_claim_done(), description: m.person_claim_done_text() });
  return leaveFor(href(paths.seekerDashboard()));
}
