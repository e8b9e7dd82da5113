import { m } from '#generated/paraglide/messages.js';

import { keepToast } from '../pending-toast.ts';

/** Milliseconds. A page that has ended the session itself leaves before, and says why in its own words. */
const MOMENT = 1_000;

/**
 * Loads the page anew as a signed-out reader's, and says that the session has ended. Each tab of the browser hears of it,
 * so none needs to tell the others. Drafts stay: whoever signs in again goes on.
 */
export function leaveSoon(): void {
  setTimeout(() => {
    keepToast({ title: m.app_session_ended_title(), description: m.app_session_ended() });
    location.reload();
  }, MOMENT);
}
