import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';

import type { Viewer } from '#contract/accounts/viewer.ts';

import { requirePerson, requireRole, requireViewer } from './guards.ts';
import { requestContext, type RequestContext } from './request-context.ts';

const seeker: Viewer = {
  userId: '01900000-0000-7000-8000-000000000001',
  profileId: '01900000-0000-7000-8000-000000000002',
  role: 'job_seeker',
  companyRole: null,
  isConsultant: false,
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  avatarUrl: null,
  unclaimed: null,
  locale: 'es',
};

function loaderArgs(viewer: Viewer | null, path: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, { viewer } as RequestContext);
  return { context, url: new URL(path, 'https://site.example') };
}

/** Where a guard sends the reader. */
function destination(guard: () => Viewer): string | null {
  try {
    guard();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
  return null;
}

test('sends a signed-out reader to sign in, and back to the same page with its query (T209)', () => {
  const args = loaderArgs(null, '/de/settings?from=mail');
  expect(destination(() => requireViewer(args))).toBe('/login?next=%2Fde%2Fsettings%3Ffrom%3Dmail');
  expect(destination(() => requireRole(args, 'employer'))).toBe('/login?next=%2Fde%2Fsettings%3Ffrom%3Dmail');
});

test('sends other roles home, with whom the page is for (T208)', () => {
  expect(destination(() => requireRole(loaderArgs(seeker, '/jobs/post'), 'employer'))).toBe('/?for=employer');
});

test('leads a person without an account to where they make one, except to what is theirs', () => {
  const viewer: Viewer = { ...seeker, unclaimed: { isConfirmed: true } };
  expect(destination(() => requireViewer(loaderArgs(viewer, '/settings')))).toBe('/applications/claim');
  expect(requirePerson(loaderArgs(viewer, '/settings/data'))).toBe(viewer);
  expect(requireRole(loaderArgs(viewer, '/applications'), 'job_seeker')).toBe(viewer);
});

test("lets through readers of the page's role", () => {
  expect(requireViewer(loaderArgs(seeker, '/settings'))).toBe(seeker);
  expect(requireRole(loaderArgs(seeker, '/profile/job-seeker'), 'job_seeker', 'admin')).toBe(seeker);
});
