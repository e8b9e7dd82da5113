import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { ReceivedApplication } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Selection } from '#web/app/rows/use-selection.ts';
import { PresentedMarks } from '#web/features/presenting/presented-mark.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import type { ReceivedFilters } from './received-filters.ts';
import type { Move } from './received-move.ts';
import { ReceivedRow } from './received-row.tsx';

/** Estimated row height in pixels; rows rendered around those in view. */
const LIKELY_HEIGHT = 73;
const AROUND = 12;
/** Rows before the end at which the next page is read. */
const NEAR = 30;

interface ReceivedTableProps {
  applications: readonly ReceivedApplication[];
  selection: Selection;
  filters: ReceivedFilters;
  onMove: (move: Move, application: ReceivedApplication) => void;
  /** Reads the next page; undefined at the end. */
  onEndNear: (() => Promise<unknown>) | undefined;
}

export const ReceivedTable = (props: ReceivedTableProps) => (
  <PresentedMarks ids={props.applications.map(({ id }) => id)}>
    <VirtualTable {...props} />
  </PresentedMarks>
);

/** Only rows near the view are in the document. Roles and row numbers keep it one table for screen readers. */
function VirtualTable({ applications, selection, filters, onMove, onEndNear }: ReceivedTableProps) {
  const body = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const rows = useWindowVirtualizer({
    count: applications.length,
    estimateSize: () => LIKELY_HEIGHT,
    getItemKey: (index) => applications[index]?.id ?? index,
    overscan: AROUND,
    scrollMargin: body.current?.offsetTop ?? 0,
    initialRect: { width: 0, height: 1_000 },
  });
  const shown = rows.getVirtualItems();
  // Only the browser knows the heights of rows.
  const isPlaced = useIsInBrowser();
  const last = shown.at(-1)?.index ?? 0;
  const goOn = useEffectEvent(() => void onEndNear?.());
  useEffect(() => {
    if (last >= applications.length - NEAR) goOn();
  }, [last, applications.length]);
  return (
    <div
      role="table"
      aria-label={m.applications_received_title()}
      aria-rowcount={applications.length + 1}
      className="text-sm"
    >
      <ColumnHeaders />
      <div
        ref={body}
        role="rowgroup"
        className="relative"
        style={isPlaced ? { height: rows.getTotalSize() } : undefined}
      >
        {shown.map(({ key, index, start }) => {
          const application = applications[index];
          return (
            application && (
              <div
                key={key}
                ref={rows.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                style={isPlaced ? { transform: `translateY(${start - rows.options.scrollMargin}px)` } : undefined}
                className={`received-row received-columns ${isPlaced ? 'absolute inset-x-0 top-0' : 'relative'}`}
              >
                <ReceivedRow
                  {...{ application, filters }}
                  isSelected={selection.ids.has(application.id)}
                  onToggle={(isRange) => selection.toggle(application.id, isRange)}
                  onMove={(move) => onMove(move, application)}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function ColumnHeaders() {
  return (
    <div role="rowgroup" className="max-md:sr-only">
      <div role="row" aria-rowindex={1} className="received-columns border-b border-edge font-semibold text-soft">
        <span role="columnheader">{m.applications_received_candidate()}</span>
        <span role="columnheader">{m.applications_received_languages()}</span>
        <span role="columnheader">{m.applications_received_status()}</span>
        <span role="columnheader" className="md:max-lg:sr-only">
          {m.applications_received_applied()}
        </span>
        <span role="columnheader">
          <span className="sr-only">{m.applications_received_actions()}</span>
        </span>
      </div>
    </div>
  );
}
