import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { localizePath, splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { MessageArrivals } from '#web/features/messaging/message-arrivals.tsx';
import { NoticeToasts } from '#web/features/notifications/notice-toasts.tsx';
import { TitleCount } from '#web/features/notifications/title-count.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';

import { Header } from './header.tsx';
import { href, sameQuery } from './href.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { useLanguages } from './languages.ts';
import { LiveIndicator } from './live/live-indicator.tsx';
import { LiveProvider } from './live/live.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { useFillsWindow, useIsStaticPage } from './page-kind.ts';
import { usePendingToast } from './pending-toast.ts';
import { findMissingProof, onProofChange } from './proof.ts';
import { useIsAskedForTerms, useSite, useViewer } from './site.ts';
import { UnreadProvider } from './unread.tsx';

// With a form in it, which most pages go without.
const ProofDialog = loadLater(
  async () => ({ default: (await import('#web/features/accounts/proof-dialog.tsx')).ProofDialog }),
  () => null,
);

export function Shell({ children }: { children: ReactNode }) {
  const { demo } = useSite();
  const viewer = useViewer();
  const isStaticPage = useIsStaticPage();
  const fillsWindow = useFillsWindow();
  const isAskedForTerms = useIsAskedForTerms();
  const missingProof = useSyncExternalStore(onProofChange, findMissingProof, () => undefined);
  usePendingToast();
  useEffect(() => {
    // For early-input.js.
    dispatchEvent(new Event('parlance.hydrated'));
    document.body.dataset.hydrated = '';
  }, []);
  const shell = (
    <div className={`flex flex-col ${fillsWindow ? 'fills-window' : 'min-h-dvh'} ${viewer ? 'above-mobile-bar' : ''}`}>
      <a href="#content" className="skip-link">
        {m.app_skip_to_content()}
      </a>
      {demo ? <DemoNotice /> : null}
      {isStaticPage ? null : <ScriptNeeded />}
      <LanguageOffer />
      <Header />
      {isAskedForTerms ? <TermsNotice /> : null}
      <main id="content" tabIndex={-1} className={`flex-1 outline-none ${fillsWindow ? 'flex min-h-0 flex-col' : ''}`}>
        {children}
      </main>
      {fillsWindow ? null : <Footer />}
      {viewer ? <MobileBar viewer={viewer} /> : null}
      <ScriptNotices hasToast={isStaticPage} />
      <ToastRegion />
      {missingProof && <ProofDialog key={missingProof} missing={missingProof} />}
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

function TermsNotice() {
  const { pathname } = useLocation();
  if (splitLocale(pathname).path === paths.acceptTerms()) return null;
  return (
    <aside aria-label={m.terms_title()} className="border-b border-coral/45 bg-coral-tint">
      <p className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <span>{m.terms_bar()}</span>
        <Link to={href(paths.acceptTerms())}>{m.terms_bar_link()}</Link>
      </p>
    </aside>
  );
}

function DemoNotice() {
  return (
    <aside aria-label={m.app_demo()}>
      <p className="bg-ink px-4 py-px text-center text-xs text-paper md:py-1 md:text-sm">{m.app_demo_notice()}</p>
    </aside>
  );
}

/** Where React answers; reading needs none. */
const ScriptNeeded = () => (
  <noscript>
    <p className="bg-coral-tint px-4 py-1.5 text-center text-sm">{m.app_noscript()}</p>
  </noscript>
);

function Footer() {
  const { name, ownPages } = useSite();
  const viewer = useViewer();
  const links = [
    [m.app_browse_jobs(), paths.jobs()],
    [m.app_for_employers(), paths.forEmployers()],
    [m.market_pay_title(), paths.pay()],
    [m.market_pairs_title(), paths.languages()],
    [m.app_about(), paths.about()],
    [m.legal_order_title(), paths.howWeOrder()],
    [m.app_terms(), paths.terms()],
    [m.app_privacy(), paths.privacy()],
    [m.legal_accessibility_short(), paths.accessibility()],
    [m.legal_rights_title(), paths.rights()],
    ...(ownPages.includes('legal-notice') ? [[m.app_legal_notice(), paths.legalNotice()] as const] : []),
    ...(ownPages.includes('help') ? [[m.app_help(), paths.help()] as const] : []),
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="page-width flex flex-col gap-x-6 gap-y-2 py-6 text-sm md:flex-row md:items-center">
        <p className="font-serif text-lg">{name}</p>
        <nav aria-label={m.app_footer_navigation()} className="flex-1">
          <ul className="footer-links">
            {links.map(([label, path]) => (
              <li key={path}>
                <Link to={href(path)} look="quiet">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {viewer && <LiveIndicator />}
        <LanguageSwitcher opens="up" />
      </div>
    </footer>
  );
}

/** The cached page contains every offer, hidden; static-page.js shows the one that the browser prefers, once. */
function LanguageOffer() {
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  const others = useLanguages().filter((locale) => locale !== getLocale());
  return (
    <aside data-language-offer hidden suppressHydrationWarning className="border-b border-line bg-accent-tint">
      {others.map((locale) => (
        <p key={locale} lang={locale} hidden suppressHydrationWarning className="language-offer">
          <a href={localizePath(path, locale) + sameQuery(search)} hrefLang={locale}>
            {m.app_language_offer({}, { locale })}
          </a>
          <Button variant="ghost" size="sm">
            {m.app_language_offer_dismiss({}, { locale })}
          </Button>
        </p>
      ))}
    </aside>
  );
}

/** What static-page.js shows; where there is React, it shows toasts itself. */
function ScriptNotices({ hasToast }: { hasToast: boolean }) {
  const look = 'rounded-card border border-line bg-surface px-4 py-3 shadow-raised';
  return (
    <div role="status" className="toast-place">
      {hasToast && (
        <div data-toast hidden className={look}>
          <p className="font-semibold" />
          <p className="text-sm text-soft" />
        </div>
      )}
      <div data-offline hidden suppressHydrationWarning className={look}>
        <p className="font-semibold">{m.app_offline_title()}</p>
        <p className="text-sm text-soft">{m.app_offline_stays()}</p>
      </div>
    </div>
  );
}
