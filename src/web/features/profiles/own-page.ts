import { redirect, type LoaderFunctionArgs } from 'react-router';

import { paths } from '#contract/paths.ts';
import type { Viewer } from '#contract/viewer.ts';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';

/** Where each role finds the own profile. Administrators are no party here: theirs is only to be looked at. */
const ownPath: Record<Viewer['role'], (viewer: Viewer) => string> = {
  job_seeker: () => paths.seekerProfile(),
  employer: () => paths.employerProfile(),
  admin: ({ profileId }) => paths.viewProfile(profileId),
};

/** For the loaders of the own profile's pages: sends whoever has another role to their own. */
export function requireOwner(args: Pick<LoaderFunctionArgs, 'context' | 'url'>, role: Viewer['role']): void {
  const viewer = requireViewer(args);
  if (viewer.role !== role) throw redirect(href(ownPath[viewer.role](viewer)));
}
