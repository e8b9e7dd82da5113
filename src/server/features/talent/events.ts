export interface OfInvitation {
  invitationId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the invited person. */
    'job_invitation.sent': OfInvitation;
    /** Audience: the member who sent the invitation. */
    'job_invitation.answered': OfInvitation;
    /** `text`: the reporter's text, followed by the invitation's. */
    'job_invitation.reported': { jobId: string; text: string };
    /** Audience: the person, who is asked whether they still want to be found. */
    'talent_consent.ending': { userId: string; endsAt: Date };
  }
}
