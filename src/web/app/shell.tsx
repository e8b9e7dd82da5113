import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { NoticeToasts } from '#web/features/notifications/notice-toasts.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { LightToast } from './light-toast.tsx';
import { LiveProvider } from './live/live.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { useIsLight } from './page-kind.ts';
import { usePendingToast } from './pending-toast.ts';
import { useSite, useViewer } from './site.ts';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { demo } = useSite();
  const viewer = useViewer();
  const isLight = useIsLight();
  usePendingToast();
  const shell = (
    <div className={`flex min-h-dvh flex-col ${viewer ? 'above-mobile-bar' : ''}`}>
      <a href="#content" className="skip-link">
        {m.app_skip_to_content()}
      </a>
      {demo ? <DemoNotice /> : null}
      <LanguageOffer />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {viewer ? <MobileBar viewer={viewer} /> : null}
      {isLight ? <LightToast /> : null}
      <ToastRegion />
    </div>
  );
  if (!viewer) return shell;
  return (
    <LiveProvider>
      {shell}
      <NoticeToasts />
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
