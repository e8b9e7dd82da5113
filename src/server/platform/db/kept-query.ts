import type { Compilable, CompiledQuery } from 'kysely';

import type { Db, Tx } from './database.ts';

/** Stands for a value until the query is executed. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }

  /** A query that wrote or compared it would be kept with the wrong text. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`A kept query looks at its value ${String(this.name)}.`);
  }
}

/** What is read of it is the place of a value with that name. */
const places: object = new Proxy({}, { get: (_target, name) => new Place(name) });

type Build<Values, Row> = (db: Db | Tx, values: Values) => Compilable<Row>;
type Ask<Values, Row> = (db: Db | Tx, values: Values) => Promise<Row[]>;

/**
 * A query that is built once, and then only gets its values: Kysely takes longer to build a large one than PostgreSQL takes to
 * answer it.
 *
 * @param build - passes the values on, and looks at none of them: it gets places of values
 */
export function keptQuery<Values extends object, Row>(build: Build<Values, Row>): Ask<Values, Row> {
  let kept: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    kept ??= build(db, places as Values).compile();
    const valueOf = (parameter: unknown) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter;
    const { rows } = await db.executeQuery<Row>({ ...kept, parameters: kept.parameters.map(valueOf) });
    return rows;
  };
}
