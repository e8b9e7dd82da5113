import type { Compilable } from 'kysely';

import type { Actor, PersonRole } from './actor.ts';
import type { Ctx } from './context.ts';
import type { Db, Tx } from './platform/db/database.ts';
import { keptQuery } from './platform/db/kept-query.ts';

type Kind = Exclude<Actor['kind'], 'person'> | PersonRole;

interface ReaderValues {
  userId: string;
  profileId: string;
  companyId: string | null;
}

const kindOf = (actor: Actor): Kind => (actor.kind === 'person' ? actor.role : actor.kind);

/** Empty where the actor has none: their queries have no place for it. */
function valuesOf(actor: Actor): ReaderValues {
  const { userId, profileId } = actor.kind === 'person' ? actor : { userId: '', profileId: '' };
  return { userId, profileId, companyId: actor.kind === 'key' ? actor.companyId : null };
}

/** An actor of that kind, whose ids are those values, or places of values. Nothing else of an actor may decide about a query. */
function actorOf(kind: Kind, { userId, profileId, companyId }: ReaderValues): Actor {
  if (kind === 'anonymous' || kind === 'system') return { kind };
  if (kind === 'key') return { kind, companyId, keyId: '', name: '', scopes: [] };
  return { kind: 'person', role: kind, userId, profileId, sessionId: '' };
}

/**
 * A kept query (`keptQuery`) for each kind of actor.
 *
 * @param build - gets an actor whose ids are places of values, for `visibleTo` and the like
 */
export function readerQuery<Values extends object, Row>(
  build: (db: Db | Tx, actor: Actor, values: Values) => Compilable<Row>,
): (ctx: Pick<Ctx, 'db' | 'actor'>, values: Values) => Promise<Row[]> {
  const queryOf = (kind: Kind) =>
    keptQuery((db, values: Values & ReaderValues) => build(db, actorOf(kind, values), values));
  const queries = new Map<Kind, ReturnType<typeof queryOf>>();
  return ({ db, actor }, values) => {
    const kind = kindOf(actor);
    const ask = queries.get(kind) ?? queryOf(kind);
    queries.set(kind, ask);
    return ask(db, { ...values, ...valuesOf(actor) });
  };
}
