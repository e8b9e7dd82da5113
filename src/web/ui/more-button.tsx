import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';

interface MoreButtonProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Reads on in a list that has no address of its own (else `LoadMore`). */
export const MoreButton = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: MoreButtonProps) =>
  hasNextPage && (
    <Button
      variant="outline"
      isPending={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
      className="self-center"
    >
      {m.ui_load_more()}
    </Button>
  );
