import type { RepresentationState } from '#contract/presenting/presenting-choices.ts';

declare module '../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the person and the agency's consultants. `from`: null if the person was asked. */
    'representation.changed': {
      representationId: string;
      from: RepresentationState | null;
      to: RepresentationState;
    };
    /** In two weeks. Audience: the person. */
    'representation.ending': { representationId: string };
    /** Audience: the person, and the agency's consultants. */
    'presentation.created': { presentationId: string };
    /** By the client. Audience: as for presentation.created. */
    'presentation.answered': { presentationId: string };
    /** Whether a job takes people whom the agency presents. */
    'job_presenting.changed': { jobId: string; companyId: string; takes: boolean };
  }
}
