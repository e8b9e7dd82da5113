import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { showToast } from '#web/ui/toast.tsx';

import { api } from './api-client.ts';
import { href } from './href.ts';
import { storeToast } from './pending-toast.ts';
import { problemOf, problemText } from './problem.ts';
import { endSession, leaveFor } from './session-change.ts';

/** Belongs to the browser; all other keys under our name are removed. */
const OF_THE_BROWSER = new Set(['parlance.language-offered', 'parlance.errors', 'parlance.shortcuts', 'parlance.cv']);

export function useSignOut(): () => void {
  return () => void signOut();
}

async function signOut(): Promise<void> {
  try {
    await endSession(api.accounts.logout({}));
  } catch (error) {
    showToast({ title: m.auth_sign_out_failed(), description: problemText(problemOf(error)), variant: 'destructive' });
    return;
  }
  forgetPerson();
  storeToast({ title: m.auth_signed_out_title(), description: m.auth_signed_out() });
  await leaveFor(href(paths.home()));
}

export function forgetPerson(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const ours = Object.keys(storage).filter((key) => key.startsWith('parlance.') && !OF_THE_BROWSER.has(key));
      for (const key of ours) storage.removeItem(key);
    }
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}
