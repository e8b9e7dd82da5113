import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { href } from './href.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LiveSign } from './live/live-sign.tsx';
import { useSite, useViewer } from './site.ts';

/** The bottom of every page. */
export function Footer() {
  const { name } = useSite();
  const viewer = useViewer();
  const links = [
    [m.app_browse_jobs(), paths.jobs()],
    [m.app_for_employers(), paths.forEmployers()],
    [m.app_about(), paths.about()],
    [m.app_terms(), paths.terms()],
    [m.app_privacy(), paths.privacy()],
  ] as const;
  return (
    <footer className="border-t border-line">
      <div className="page-width flex flex-col gap-x-6 gap-y-2 py-6 text-sm md:flex-row md:items-center">
        <p className="font-serif text-lg">{name}</p>
        <nav aria-label={m.app_footer_navigation()} className="flex-1">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {links.map(([label, path]) => (
              <li key={path}>
                <Link to={href(path)} look="quiet" className="inline-block py-1.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {viewer && <LiveSign />}
        <LanguageSwitcher opens="up" />
      </div>
    </footer>
  );
}
