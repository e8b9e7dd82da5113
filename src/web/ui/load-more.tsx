import type { MouseEvent } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { Alert } from './alert.tsx';
import { ButtonLink, Link } from './link.tsx';
import { Spinner } from './spinner.tsx';
import { useMore } from './use-more.ts';

export interface LoadMoreProps {
  /** Undefined at the end of the list. */
  next: string | undefined;
  /** The first page, unless this is the first. */
  first: string | undefined;
  /** Number of rows shown. */
  count: number;
  more: { load: () => Promise<unknown>; isPending: boolean; hasFailed: boolean };
}

/** As a link, the next page has its own address. */
export function LoadMore({ next, first, count, more }: LoadMoreProps) {
  const { end, press, focusNext, loadedText } = useMore(count, more.load);
  const load = (event: MouseEvent) => {
    event.preventDefault();
    if (!more.isPending) press();
  };
  return (
    <>
      <div data-more className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 not-empty:pt-6">
        {first && <Link to={first}>{m.ui_first_page()}</Link>}
        {next && (
          <span ref={focusNext} className="contents">
            <ButtonLink to={next} variant="outline" onClick={load} aria-disabled={more.isPending || undefined}>
              {more.isPending && <Spinner />}
              {m.ui_load_more()}
            </ButtonLink>
          </span>
        )}
        {more.hasFailed && <Alert variant="attention">{m.ui_failed()}</Alert>}
      </div>
      <span ref={end} role="status" className="sr-only">
        {more.isPending ? m.ui_pending() : loadedText}
      </span>
    </>
  );
}
