import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';
import { useMore } from './use-more.ts';

interface MoreButtonProps {
  /** Number of rows shown. */
  count: number;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads more of a list that has no address of its own (otherwise `LoadMore`). */
export function MoreButton({ count, hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) {
  const { end, press, focusNext, loadedText } = useMore(count, fetchNextPage);
  return (
    <>
      {hasNextPage && (
        <span ref={focusNext} data-more className="self-center">
          <Button variant="outline" isPending={isFetchingNextPage} onClick={press}>
            {m.ui_load_more()}
          </Button>
        </span>
      )}
      <span ref={end} role="status" className="sr-only">
        {loadedText}
      </span>
    </>
  );
}
