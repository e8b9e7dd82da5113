import { createRouterClient, type AnyRouter, type RouterClient } from '@orpc/server';

import type { ApiFeatures } from './api-features.ts';
import type { ApiContext } from './procedures.ts';

export type ApiRouter = { [Name in keyof ApiFeatures]: Awaited<ReturnType<ApiFeatures[Name]>> };

/** In process, for the page loaders. */
export type ApiClient = RouterClient<ApiRouter>;

export interface Api {
  client(context: ApiContext): ApiClient;
  /** Of all features. */
  loadAll(): Promise<ApiRouter>;
}

type Call = (...args: unknown[]) => Promise<unknown>;

export function createApi(features: ApiFeatures): Api {
  const loaded = new Map<string, AnyRouter>();
  const load = async (name: keyof ApiFeatures): Promise<AnyRouter> => {
    const router = loaded.get(name) ?? (await features[name]());
    loaded.set(name, router);
    return router;
  };
  return {
    client: (context) =>
      new Proxy({} as ApiClient, {
        get(_, name: keyof ApiFeatures) {
          const router = loaded.get(name);
          const clientOf = (feature: AnyRouter) => createRouterClient(feature, { context, path: [name] });
          if (router) return clientOf(router);
          return name in features ? callLater(async () => clientOf(await load(name))) : undefined;
        },
      }),
    async loadAll() {
      const names = Object.keys(features) as (keyof ApiFeatures)[];
      const routers = await Promise.all(names.map(async (name) => [name, await load(name)] as const));
      return Object.fromEntries(routers) as ApiRouter;
    },
  };
}

/** A client whose procedures wait for the real one. */
const callLater = (load: () => Promise<unknown>, path: string[] = []): Call =>
  new Proxy((() => {}) as unknown as Call, {
    get: (_, key: string) => callLater(load, [...path, key]),
    async apply(_, _this, args: unknown[]) {
      const procedure = path.reduce((router, key) => (router as Record<string, unknown>)[key], await load());
      return (procedure as Call)(...args);
    },
  });
