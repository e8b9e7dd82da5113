import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth/types';

import { digestOf } from './secrets.ts';

/**
 * better-auth keeps session tokens as they are in the cookie. This stands between it and the table and lets only their
 * digests through: who reads the table, or a backup of it, cannot become anybody.
 */
export function digestSessions(instance: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = instance(options);
    return {
      ...adapter,
      create: async (query) => {
        const { token } = query.data;
        if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query);
        const row = await adapter.create<Record<string, unknown>>({
          ...query,
          data: { ...query.data, token: digestOf(token) },
        });
        // The caller makes the cookie of it, so it gets the token that it gave.
        return { ...row, token } as never;
      },
      findOne: async <Row>(query: Parameters<DBAdapter['findOne']>[0]) => {
        const row = await adapter.findOne<Row>({ ...query, where: digestIn(query.model, query.where) });
        const token = query.model === 'session' ? query.where.find(({ field }) => field === 'token')?.value : undefined;
        return row && token ? { ...row, token } : row;
      },
      findMany: (query) => adapter.findMany({ ...query, where: query.where && digestIn(query.model, query.where) }),
      update: (query) => adapter.update({ ...query, where: digestIn(query.model, query.where) }),
      updateMany: (query) => adapter.updateMany({ ...query, where: digestIn(query.model, query.where) }),
      delete: (query) => adapter.delete({ ...query, where: digestIn(query.model, query.where) }),
      deleteMany: (query) => adapter.deleteMany({ ...query, where: digestIn(query.model, query.where) }),
    };
  };
}

function digestIn(model: string, where: Where[]): Where[] {
  if (model !== 'session') return where;
  return where.map((condition) => {
    const { field, value } = condition;
    if (field !== 'token') return condition;
    return {
      ...condition,
      value: Array.isArray(value) ? value.map((token) => digestOf(String(token))) : digestOf(String(value)),
    };
  });
}
