/**
 * Each feature adds its own in `events.ts`: `declare module '../../domain-events.ts' { interface DomainEvents { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the features
export interface DomainEvents {}

export type DomainEventName = keyof DomainEvents;
