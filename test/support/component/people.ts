import type { Viewer } from '#contract/accounts/viewer.ts';

/** An id in our format. */
export const idOf = (number: number): string => `0199a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const person = { avatarUrl: null, locale: 'en', companyRole: null, isConsultant: false, unclaimed: null } as const;

export const seeker: Viewer = {
  ...person,
  userId: idOf(101),
  profileId: idOf(102),
  role: 'job_seeker',
  name: 'Lucía Moreno',
  email: 'lucia@example.com',
};

/** `isConfirmed`: they opened the link in their email. */
export const unclaimed = (isConfirmed: boolean): Viewer => ({ ...seeker, unclaimed: { isConfirmed } });

export const employer: Viewer = {
  ...person,
  userId: idOf(111),
  profileId: idOf(112),
  role: 'employer',
  companyRole: 'owner',
  name: 'Jonas Weber',
  email: 'jonas@example.com',
};

export const administrator: Viewer = {
  ...person,
  userId: idOf(121),
  profileId: idOf(122),
  role: 'admin',
  name: 'Ada Klein',
  email: 'ada@example.com',
};
