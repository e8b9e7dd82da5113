import type { TxCtx } from './context.ts';

/**
 * What may happen that others want to hear of, by name. Each feature adds its own in `events.ts`:
 * `declare module '../../facts.ts' { interface Facts { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the features
export interface Facts {}

/** Tells a fact to whoever listens, within the transaction in which it happens. A listener that refuses undoes all of it. */
export type Tell = <Name extends keyof Facts>(ctx: TxCtx, name: Name, fact: Facts[Name]) => Promise<void>;

/** Listeners by the fact that they listen to; each feature may give some (src/server/listeners.ts). */
export type Listeners = { [Name in keyof Facts]?: ((ctx: TxCtx, fact: Facts[Name]) => Promise<void>)[] };

/** Tells facts to these listeners, one after the other in the order given. */
export const createTell =
  (listeners: Listeners): Tell =>
  async (ctx, name, fact) => {
    for (const listener of listeners[name] ?? []) await listener(ctx, fact);
  };
