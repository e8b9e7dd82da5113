import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The URL table, as the specification's section 2 reads. Each path also exists under every language's prefix. */
export default [
  ...prefix(':locale?', [
    index('features/home/home-page.tsx'),
    route('dev/parts', 'features/dev/parts-page.tsx'),
    route('*', 'app/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
