import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The URL table, as the specification's section 2 reads. Each path also exists under every language's prefix. */
export default [
  ...prefix(':locale?', [
    index('features/home/home-page.tsx'),
    route('login', 'features/accounts/login-page.tsx'),
    route('register', 'features/accounts/register-page.tsx'),
    route('forgot-password', 'features/accounts/forgot-password-page.tsx'),
    route('reset-password', 'features/accounts/reset-password-page.tsx'),
    route('auth/confirm', 'features/accounts/confirm-page.tsx'),
    route('auth/register', 'features/accounts/register-redirect.tsx'),
    route('settings', 'features/accounts/settings-page.tsx'),
    route('profile', 'features/profiles/seeker-profile-page.tsx', { id: 'profile' }),
    route('profile/job-seeker', 'features/profiles/seeker-profile-page.tsx', { id: 'profile/job-seeker' }),
    route('profile/employer', 'features/profiles/employer-profile-page.tsx'),
    route('profile/view/:profileId', 'features/profiles/view-profile-page.tsx'),
    route('jobs', 'features/jobs/jobs-page.tsx'),
    route('jobs/manage', 'features/jobs/manage/manage-page.tsx'),
    route('jobs/saved', 'features/jobs/saved-page.tsx'),
    layout('features/jobs/editor/posting-page.tsx', [
      route('jobs/post', 'features/jobs/editor/posting-path.tsx', { id: 'jobs/post' }),
      route('jobs/edit/:jobId', 'features/jobs/editor/posting-path.tsx', { id: 'jobs/edit' }),
    ]),
    route('jobs/:jobId', 'features/jobs/job-page.tsx'),
    route('companies/:slug', 'features/companies/company-page.tsx'),
    route('about', 'features/about/about-page.tsx'),
    route('for-employers', 'features/employers/for-employers-page.tsx'),
    route('terms', 'features/legal/terms-page.tsx'),
    route('privacy', 'features/legal/privacy-page.tsx'),
    route('dev/parts', 'features/dev/parts-route.tsx'),
    route('*', 'app/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
