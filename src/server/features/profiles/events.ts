import type { ProfileVisibility } from '#contract/profiles/profile-choices.ts';

/** A seeker's profile changed. `visibility` if it was set. */
export interface ProfileChanged {
  profileId: string;
  visibility?: ProfileVisibility | undefined;
}

declare module '../../domain-events.ts' {
  interface DomainEvents {
    'profile.changed': ProfileChanged;
  }
}
