import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { MessageArrivals } from '#web/features/messaging/message-arrivals.tsx';
import { NoticeToasts } from '#web/features/notifications/notice-toasts.tsx';
import { TitleCount } from '#web/features/notifications/title-count.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { StaticToast } from './static-toast.tsx';
import { LiveProvider } from './live/live.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { useFillsWindow, useIsStaticPage } from './page-kind.ts';
import { usePendingToast } from './pending-toast.ts';
import { useSite, useViewer } from './site.ts';
import { UnreadProvider } from './unread.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { demo } = useSite();
  const viewer = useViewer();
  const isStaticPage = useIsStaticPage();
  const fillsWindow = useFillsWindow();
  usePendingToast();
  const shell = (
    <div
      className={`flex flex-col ${fillsWindow ? 'h-dvh min-h-120' : 'min-h-dvh'} ${viewer ? 'above-mobile-bar' : ''}`}
    >
      <a href="#content" className="skip-link">
        {m.app_skip_to_content()}
      </a>
      {demo ? <DemoNotice /> : null}
      <LanguageOffer />
      <Header />
      <main id="content" tabIndex={-1} className={`flex-1 outline-none ${fillsWindow ? 'flex min-h-0 flex-col' : ''}`}>
        {children}
      </main>
      {fillsWindow ? null : <Footer />}
      {viewer ? <MobileBar viewer={viewer} /> : null}
      {isStaticPage ? <StaticToast /> : null}
      <ToastRegion atTop={fillsWindow} />
    </div>
  );
  if (!viewer) return shell;
  return (
    <LiveProvider>
      <UnreadProvider>
        {shell}
        <NoticeToasts />
        <TitleCount />
        <MessageArrivals userId={viewer.userId} />
      </UnreadProvider>
    </LiveProvider>
  );
}

function DemoNotice() {
  return (
    <aside aria-label={m.app_demo()}>
      <p className="bg-ink px-4 py-1 text-center text-sm text-paper">{m.app_demo_notice()}</p>
    </aside>
  );
}
