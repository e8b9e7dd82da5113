import type { z } from 'zod';

import type { loginInput } from '#contract/accounts/accounts.ts';
import type { Viewer } from '#contract/accounts/viewer.ts';
import { localizePath, splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { landingPath } from '#web/app/landing.ts';
import { storeToast } from '#web/app/pending-toast.ts';
import { problemText, type Problem } from '#web/app/problem.ts';
import { leaveFor } from '#web/app/session-change.ts';
import { showToast } from '#web/ui/toast.tsx';

/**
 * Signs in and redirects to `next`, else to the user's first page in their language.
 * @throws the API's refusal.
 */
export async function signIn(credentials: z.infer<typeof loginInput>, next: string | undefined): Promise<void> {
  await enterAs((await api.accounts.login(credentials)).viewer, next);
}

/** If a second factor is required, redirects to the page that asks for it. */
export async function enterAs(viewer: Viewer | null, next: string | undefined): Promise<void> {
  if (!viewer) return leaveFor(href(paths.signInCode(), { next }));
  const target = next ?? localizePath(landingPath(viewer), viewer.locale ?? getLocale());
  storeToast({ title: m.auth_welcome_back({}, { locale: splitLocale(target).locale }) });
  await leaveFor(target);
}

export const isUnverified = ({ reason }: Problem): boolean => reason === 'email_not_verified';

/** As a toast; the page shows the failure as well. */
export function showSignInFailure(problem: Problem): void {
  const title = isUnverified(problem) ? m.auth_unverified_title() : m.auth_sign_in_failed();
  showToast({ title, description: problemText(problem), variant: 'destructive' });
}
