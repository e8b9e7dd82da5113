import {
  Collection,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  isTextDropItem,
  type Key,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';

import { undecidedStatuses } from '#contract/applications/application-status.ts';
import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { PresentedMarks } from '#web/features/presenting/presented-mark.tsx';
import { numberFormat } from '#web/ui/formats.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { BoardCard } from './board-card.tsx';
import type { BoardColumn as Column } from './board-columns.ts';
import type { ReceivedPage } from './received-cache.ts';
import { type ReceivedFilters, reviewHref } from './received-filters.ts';
import type { Move } from './received-move.ts';
import { useReceived } from './use-received.ts';

/** Pixels; cards are measured when they become visible. */
const LAYOUT = { estimatedRowSize: 130, gap: 8, padding: 8, loaderSize: 56 };

const APPLICATION = 'application/x-parlance-application';

interface BoardColumnProps {
  filters: ReceivedFilters;
  column: Column;
  /** Stages of the job; empty if the columns are statuses. */
  stages: readonly Stage[];
  first: ReceivedPage;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
  /** Whether the dragged application may be dropped here. */
  takesDrop: boolean;
  onDrag: (ids: readonly string[]) => void;
  onDrop: (ids: readonly string[]) => void;
  onMove: (move: Move, application: ReceivedApplication) => void;
  onEnter: (stage: Stage, application: ReceivedApplication) => void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { filters, column, stages, first, readAt, onMove, onEnter } = props;
  const { shown, name, status, stage } = column;
  const { applications, counts, stageCounts, nextCursor, more } = useReceived({ filters, shown, first, readAt });
  const dragAndDropHooks = useCardDrag(props, applications);
  // A long column renders only visible cards, because each move renders all rendered cards again.
  const isVirtual = useIsInBrowser() && first.nextCursor !== null;
  const count = (stage ? stageCounts[stage.id] : counts[status]) ?? 0;
  const list = (
    <GridList
      aria-label={m.applications_board_column({ status: name, count })}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className="py-8 text-center text-sm text-soft">{m.applications_board_empty()}</p>}
      className={`${LIST} ${isVirtual ? 'h-[calc(100dvh-14rem)]' : 'flex max-h-[calc(100dvh-14rem)] flex-col gap-2 p-2'}`}
    >
      <Collection items={applications} dependencies={[onMove, onEnter]}>
        {(application) => (
          <GridListItem
            id={application.id}
            textValue={application.applicant.name || m.applications_review_anonymous()}
            href={reviewHref(application.id, filters, shown)}
            className="group relative cursor-pointer rounded-control border border-line bg-surface p-3 text-sm hover:border-edge data-dragging:border-dashed data-dragging:border-edge data-dragging:bg-sunken"
          >
            <BoardCard
              {...{ application, stages }}
              hasJob={!filters.job}
              onMove={(move) => onMove(move, application)}
              onEnter={(chosen) => onEnter(chosen, application)}
            />
          </GridListItem>
        )}
      </Collection>
      {nextCursor && (
        <GridListLoadMoreItem
          onLoadMore={() => void more.load()}
          isLoading={more.isPending}
          className="grid place-items-center py-3"
        >
          <Spinner />
        </GridListLoadMoreItem>
      )}
    </GridList>
  );
  return (
    <section className="flex min-w-0 snap-start flex-col gap-2">
      <ColumnHeading {...{ name, count }} />
      <PresentedMarks ids={applications.map(({ id }) => id)}>
        {isVirtual ? (
          <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </PresentedMarks>
    </section>
  );
}

function useCardDrag(
  {
    column: { status },
    takesDrop,
    onDrag,
    onDrop,
  }: Pick<BoardColumnProps, 'column' | 'takesDrop' | 'onDrag' | 'onDrop'>,
  applications: readonly ReceivedApplication[],
) {
  const { dragAndDropHooks } = useDragAndDrop<ReceivedApplication>({
    // Decided applications cannot be moved, so their cards have no drag handle.
    ...(undecidedStatuses.includes(status) && {
      getItems: (keys: Set<Key>) =>
        [...keys].map((key) => ({
          [APPLICATION]: String(key),
          'text/plain': applications.find(({ id }) => id === key)?.applicant.name ?? '',
        })),
    }),
    acceptedDragTypes: [APPLICATION],
    getDropOperation: () => (takesDrop ? 'move' : 'cancel'),
    onDragStart: ({ keys }) => onDrag([...keys].map(String)),
    onDragEnd: () => onDrag([]),
    onRootDrop: ({ items }) =>
      void Promise.all(items.filter(isTextDropItem).map((item) => item.getText(APPLICATION))).then(onDrop),
  });
  return dragAndDropHooks;
}

const LIST =
  'relative min-h-80 overflow-y-auto rounded-card bg-sunken outline-offset-2 data-drop-target:bg-accent-tint data-drop-target:outline-2 data-drop-target:outline-accent';

const ColumnHeading = ({ name, count }: { name: string; count: number }) => (
  <h2 className="flex items-baseline justify-between gap-2 font-sans text-sm font-semibold">
    <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
    <span className="font-normal text-soft tabular-nums">{numberFormat(getLocale(), {}).format(count)}</span>
  </h2>
);
