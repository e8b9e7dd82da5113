import type { Approval } from '#contract/approvals/approvals.ts';

import { idOf } from './people.ts';

/** A job that waits for Fina Fox, and then for Sara Sun. */
export const approvalOf = (given: Partial<Approval> = {}): Approval => ({
  id: idOf(70),
  kind: 'job',
  state: 'pending',
  jobId: idOf(71),
  jobTitle: 'Account Executive',
  offer: null,
  askedBy: { userId: idOf(72), name: 'Anna Alt' },
  askedAt: '2026-03-10T09:00:00.000Z',
  endedAt: null,
  inOrder: true,
  steps: [
    { ...step, position: 0, state: 'pending', approver: { userId: idOf(73), name: 'Fina Fox' } },
    { ...step, position: 1, state: 'later', approver: { userId: idOf(74), name: 'Sara Sun' } },
  ],
  can: { decide: false, cancel: false },
  ...given,
});

const step = { substitute: null, decidedBy: null, decidedAt: null, reason: '' } as const;
