import type { ComponentType, ReactNode } from 'react';
import { createRoutesStub, Outlet } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { locales, type Locale } from '#contract/locales.ts';
import type { Site } from '#contract/site/site.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';
import { LiveContext } from '#web/app/live/live.tsx';
import { type PageKind, useFillsWindow } from '#web/app/page-kind.ts';
import { Providers } from '#web/app/providers.tsx';
import { queryClient } from '#web/app/query-client.ts';
import { endSession } from '#web/app/session-change.ts';
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
  viewer?: Viewer | null;
  site?: Partial<Site>;
  /** The page's address, with its query. */
  path?: string;
  api?: Answers;
  /** From the page's module. */
  handle?: PageKind;
}

const SITE: Site = {
  name: 'Parlance',
  accentColor: null,
  logo: null,
  languages: [...locales],
  contactEmail: 'office@parlance.example',
  contactPhone: '',
  ownPages: [],
  appliesWithoutAccount: true,
  demo: false,
  demoAccounts: [],
  origin: 'https://parlance.example',
};

/** Lists of applications ask for the marks of those that an agency presented. */
const NO_MARKS: Answers = { presentations: { ofApplications: () => [] } };

type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** A link next to every part, for leaving it. */
const ELSEWHERE = 'Elsewhere';

/**
 * Renders one part of a page inside the providers of every page. `api` answers its calls; one without an answer fails
 * the test.
 */
export const renderPart = (part: ReactNode, surroundings: Surroundings = {}): Promise<Rendered> =>
  renderRoute({ Component: () => part }, surroundings);

/** The same with a route's component. `read` replaces its loader, also when the page is reloaded. */
export function renderPage<Props extends { loaderData: unknown }>(
  Page: ComponentType<Props>,
  read: () => Props['loaderData'],
  surroundings: Surroundings = {},
): Promise<Rendered> {
  const Component = Page as ComponentType<object>;
  return renderRoute({ Component, loader: () => read() ?? null }, surroundings, () => ({ page: read() }));
}

type Rendered = RenderResult & {
  live: Live;
  /** As after leaving the page: only the browser's storage is kept. */
  openAnew: () => Promise<void>;
};

async function renderRoute(
  route: Pick<StubRoute, 'Component' | 'loader'>,
  { locale = 'en', viewer = null, site, path = '/', api = {}, handle }: Surroundings,
  readPage: () => { page?: unknown } = () => ({}),
): Promise<Rendered> {
  overwriteGetLocale(() => locale);
  document.documentElement.lang = locale;
  const checkCalls = answerCalls({ ...NO_MARKS, ...api });
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
        { id: 'page', path: path.split(/[?#]/)[0], handle, ...route },
        { path: '*', Component: () => null },
      ],
    },
  ]);
  const page = () => <Page initialEntries={[path]} hydrationData={{ loaderData: { root, ...readPage() } }} />;
  const screen = await render(page());
  onTestFinished(async () => {
    await screen.unmount();
    // Otherwise a failed read would be retried in the next test.
    await queryClient.cancelQueries();
    queryClient.clear();
    toasts.clear();
    localStorage.clear();
    sessionStorage.clear();
    // Otherwise a page that navigated away would still be navigating.
    await endSession(Promise.resolve());
    checkCalls();
  });
  return Object.assign(screen, {
    live,
    async openAnew() {
      await screen.rerender(null);
      queryClient.clear();
      await screen.rerender(page());
    },
  });
}

function Frame({ live }: { live: Live }) {
  const fillsWindow = useFillsWindow();
  return (
    <Providers>
      <LiveContext value={useLiveValue(live)}>
        <UnreadProvider>
          <div className={`flex flex-col ${fillsWindow ? 'fills-window' : ''}`}>
            <Link to="/elsewhere">{ELSEWHERE}</Link>
            <main className={fillsWindow ? 'flex min-h-0 flex-1 flex-col' : undefined}>
              <Outlet />
            </main>
            <ToastRegion />
          </div>
        </UnreadProvider>
      </LiveContext>
    </Providers>
  );
}

/** Clicks a link to another page, and stays. Returns the question; undefined if there was none. */
export async function leave(screen: RenderResult): Promise<string | undefined> {
  const confirm = vi.spyOn(globalThis, 'confirm').mockReturnValue(false);
  await screen.getByRole('link', { name: ELSEWHERE }).click();
  const [question] = confirm.mock.lastCall ?? [];
  confirm.mockRestore();
  return question;
}
