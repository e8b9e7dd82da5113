import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The URL table, as the specification's section 2 reads. Each path also exists under every language's prefix. */
export default [
  ...prefix(':locale?', [
    index('features/home/home-page.tsx'),
    route('about', 'features/about/about-page.tsx'),
    route('for-employers', 'features/employers/for-employers-page.tsx'),
    route('terms', 'features/legal/terms-page.tsx'),
    route('privacy', 'features/legal/privacy-page.tsx'),
    route('dev/parts', 'features/dev/parts-route.tsx'),
    route('*', 'app/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
