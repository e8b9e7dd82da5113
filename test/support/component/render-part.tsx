import type { ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { onTestFinished } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';

import { locales, type Locale } from '#contract/locales.ts';
import type { Site } from '#contract/site.ts';
import type { Viewer } from '#contract/viewer.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';
import { LiveContext } from '#web/app/live/live.tsx';
import { Providers } from '#web/app/providers.tsx';
import type { RootData } from '#web/app/site.ts';
import { UnreadProvider } from '#web/app/unread.tsx';
import { Link } from '#web/ui/link.tsx';
import { toasts } from '#web/ui/toast-list.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import '#web/app/styles.css';

import { answerCalls, type Answers } from './api.ts';
import { Live, useLiveValue } from './live.ts';

interface Surroundings {
  locale?: Locale;
  viewer?: Viewer;
  site?: Partial<Site>;
  /** What the page's address is, with its query. */
  path?: string;
  api?: Answers;
}

const SITE: Site = {
  name: 'Parlance',
  accentColor: null,
  logo: null,
  languages: [...locales],
  contactEmail: 'office@parlance.example',
  contactPhone: '',
  ownPages: [],
  demo: false,
  demoAccounts: [],
  origin: 'https://parlance.example',
};

/** The link that every part has beside it, to leave it. */
export const ELSEWHERE = 'Elsewhere';

/**
 * Renders one part of a page in what every page has around it. Its calls of the API are answered by `api`; one that has no
 * answer there fails the test.
 */
export async function renderPart(
  part: ReactNode,
  surroundings: Surroundings = {},
): Promise<RenderResult & { live: Live }> {
  const { locale = 'en', viewer = null, site, path = '/', api = {} } = surroundings;
  overwriteGetLocale(() => locale);
  document.documentElement.lang = locale;
  const complain = answerCalls(api);
  const live = new Live();
  const root: RootData = {
    site: { ...SITE, ...site },
    viewer,
    isAskedForTerms: false,
    unread: null,
    liveAfter: null,
    nonce: '',
  };
  const Page = createRoutesStub([
    {
      id: 'root',
      loader: () => root,
      Component: () => <Frame live={live} />,
      children: [
        { path: path.split('?')[0], Component: () => part },
        { path: '*', Component: () => null },
      ],
    },
  ]);
  const screen = await render(<Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />);
  onTestFinished(async () => {
    await screen.unmount();
    toasts.clear();
    localStorage.clear();
    sessionStorage.clear();
    complain();
  });
  return Object.assign(screen, { live });
}

function Frame({ live }: { live: Live }) {
  return (
    <Providers>
      <LiveContext value={useLiveValue(live)}>
        <UnreadProvider>
          <Link to="/elsewhere">{ELSEWHERE}</Link>
          <main>
            <Outlet />
          </main>
          <ToastRegion />
        </UnreadProvider>
      </LiveContext>
    </Providers>
  );
}
