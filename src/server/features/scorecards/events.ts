/** Audience: the company's members who see the application. */
export interface ScoreGiven {
  applicationId: string;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'score.given': ScoreGiven;
  }
}
