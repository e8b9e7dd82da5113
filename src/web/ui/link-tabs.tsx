import { type ReactNode, useEffect, useRef } from 'react';

import { getLocale } from '#generated/paraglide/runtime.js';

import { numberFormat } from './formats.ts';
import { Link } from './link.tsx';

export interface LinkTabsProps {
  /** For screen readers. */
  label: string;
  links: readonly LinkTab[];
}

interface LinkTab {
  label: string;
  to: string;
  count?: number;
  note?: ReactNode;
  isCurrent: boolean;
}

/** If there is no room, the links scroll sideways on phones and wrap with a mouse. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  const number = numberFormat(getLocale(), {});
  const list = useRef<HTMLUListElement>(null);
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  // On a phone the current link may be out of view.
  useEffect(() => {
    const tab = list.current?.children[current];
    if (list.current && tab)
      list.current.scrollLeft += tab.getBoundingClientRect().left - list.current.getBoundingClientRect().left;
  }, [current]);
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={list} className="flex gap-x-6 overflow-x-auto md:flex-wrap [scrollbar-width:none]">
        {links.map(({ label: shown, to, count, note, isCurrent }) => (
          <li key={shown} className="relative shrink-0">
            <Link
              to={to}
              look="plain"
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className="tab-link"
            >
              {shown}
              {count !== undefined && <span className="text-sm font-normal tabular-nums">{number.format(count)}</span>}
              {note}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
