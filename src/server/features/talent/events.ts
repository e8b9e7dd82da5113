export interface OfInvitation {
  invitationId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the person who is invited. */
    'job_invitation.sent': OfInvitation;
    /** Audience: the member who invited. */
    'job_invitation.answered': OfInvitation;
    /** `text`: the person's words, and then the invitation's. */
    'job_invitation.reported': { jobId: string; text: string };
    /** Audience: the person, who is asked whether they still want to be found. */
    'talent_consent.ending': { userId: string; endsAt: Date };
  }
}
