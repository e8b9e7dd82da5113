import { redirect, type LoaderFunctionArgs } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';

/** Each role's own profile page. An administrator's is read-only. */
const ownPath: Record<Viewer['role'], (viewer: Viewer) => string> = {
  job_seeker: () => paths.seekerProfile(),
  employer: () => paths.employerProfile(),
  admin: ({ profileId }) => paths.viewProfile(profileId),
};

/** For loaders: redirects users with another role to their own profile page. Lets in people without an account. */
export function requireOwner(args: Pick<LoaderFunctionArgs, 'context' | 'url'>, role: Viewer['role']): void {
  const viewer = requirePerson(args);
  if (viewer.role !== role) throw redirect(href(ownPath[viewer.role](viewer)));
}
