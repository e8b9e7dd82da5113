import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import type { MessageSide, Thread } from '#contract/messaging/messages.ts';

import type { Actor } from '../../actor.ts';

/** The application must be visible to the actor. */
export const messageSideOf = (actor: Actor, { applicant_id: applicantId }: { applicant_id: string }): MessageSide =>
  actor.kind === 'person' && actor.profileId === applicantId ? 'applicant' : 'employer';

/**
 * Null if this side can send: the employer once the application is viewed and not under blind review, the applicant
 * once it is accepted or the employer has written (docs/authorization.md); neither after a withdrawal.
 */
export function obstacleFor(
  side: MessageSide,
  {
    status,
    is_blind: isBlind,
    employer_wrote: employerWrote,
  }: {
    status: ApplicationStatus;
    is_blind: boolean;
    employer_wrote: boolean | null;
  },
): Thread['obstacle'] {
  if (status === 'withdrawn') return 'withdrawn';
  if (side === 'employer') return status === 'new' ? 'not_viewed' : isBlind ? 'not_revealed' : null;
  return status === 'accepted' || employerWrote ? null : 'not_written';
}
