import type { ScheduleProblem } from '#contract/imports/import-choices.ts';

/** Once for several failed runs in a row. */
export interface ScheduleTroubled {
  companyId: string;
  /** The user in whose name it imports; null once the account is deleted. */
  setBy: string | null;
  problem: ScheduleProblem;
}

declare module '../../../domain-events.ts' {
  interface DomainEvents {
    /** Audience: the user who set the address while they recruit for the company, else its owners. */
    'import_schedule.troubled': ScheduleTroubled;
  }
}
