import { data, redirect, type LoaderFunctionArgs } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';

import { href } from './href.ts';
import { hasMessages, isReader, postsJobs } from './navigation.ts';
import { requestOf } from './request-context.ts';

type GuardArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** Redirects signed-out users to sign in, and from there back. Lets in people without an account. */
export function requirePerson({ context, url }: GuardArgs): Viewer {
  const { viewer, lacking } = requestOf(context);
  if (viewer) return viewer;
  const path = lacking ? paths.setUpSecondFactor() : paths.login();
  throw redirect(href(path, { next: url.pathname + url.search }));
}

/** Redirects others to sign in, and people without an account to where they make one. */
export function requireViewer(args: GuardArgs): Viewer {
  const viewer = requirePerson(args);
  if (viewer.unclaimed) throw redirect(href(paths.claim()));
  return viewer;
}

/** On the home page: the role of the page that another user has opened. */
export const MEANT_FOR = 'for';

/** Redirects other roles home, which says why. Lets in job seekers without an account. */
export function requireRole(args: GuardArgs, ...roles: Viewer['role'][]): Viewer {
  const viewer = requirePerson(args);
  if (!roles.includes(viewer.role)) throw redirect(href(paths.home(), { [MEANT_FOR]: roles[0] }));
  return viewer;
}

/** Employers who post jobs; members who do not are sent to their dashboard. */
export function requireRecruiter(args: GuardArgs): Viewer {
  const viewer = requireRole(args, 'employer');
  if (!postsJobs(viewer)) throw redirect(href(paths.employerDashboard()));
  return viewer;
}

/**
 * Consultants of the house agency.
 * @throws a 404 response for everyone else who is signed in
 */
export function requireConsultant(args: GuardArgs): Viewer {
  const viewer = requirePerson(args);
  if (!viewer.isConsultant) throw data(null, 404);
  return viewer;
}

/** Employers, but not readers of their company, who are sent to their dashboard. */
export const requireReviewer = (args: GuardArgs): Viewer => sendReadersAway(requireRole(args, 'employer'));

/** Employers who decide about applications: not readers and interviewers of their company, who are sent to their dashboard. */
export function requireDecider(args: GuardArgs): Viewer {
  const viewer = requireRole(args, 'employer');
  if (!hasMessages(viewer)) throw redirect(href(paths.employerDashboard()));
  return viewer;
}

/** Users with messages: all but readers and interviewers of a company, who are sent to their dashboard. */
export function requireCorrespondent(args: GuardArgs): Viewer {
  const viewer = requirePerson(args);
  if (!hasMessages(viewer)) throw redirect(href(paths.employerDashboard()));
  return viewer;
}

function sendReadersAway(viewer: Viewer): Viewer {
  if (isReader(viewer)) throw redirect(href(paths.employerDashboard()));
  return viewer;
}

/** Redirects everyone else home, signed-out readers too (specification, section 6). */
export function requireAdministrator({ context }: Pick<GuardArgs, 'context'>): Viewer {
  const { viewer, lacking } = requestOf(context);
  if (lacking?.role === 'admin') throw redirect(href(paths.setUpSecondFactor()));
  if (viewer?.role !== 'admin') throw redirect(href(paths.home()));
  return viewer;
}
