/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the elements' own roles, which CSS takes away */
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Names the row. */
  isRowHeader?: boolean;
  /** For screen readers only, such as over a column of buttons. */
  isHeaderHidden?: boolean;
}

export interface TableProps<Row> {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * The header sticks below `--table-top`. Where columns have no room each row becomes a block; the explicit roles keep
 * it a table for screen readers.
 */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table role="table" className="w-full border-collapse text-sm max-lg:block">
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start font-serif text-lg font-medium max-lg:block'}>
        {caption}
      </caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={`sticky top-(--table-top,0px) z-1 bg-paper px-3 py-2 font-semibold text-soft inset-shadow-[0_-1px_var(--edge)] first:ps-0 last:pe-0 ${column.align === 'end' ? 'text-end' : 'text-start'}`}
            >
              <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className="data-row">
            {columns.map((column) => (
              <Cell
                key={column.id}
                column={column}
                row={row}
                hasButtons={columns.some(({ isHeaderHidden }) => isHeaderHidden)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  /** As a block, the row has its buttons beside its name. */
  hasButtons: boolean;
}

function Cell<Row>({ column, row, hasButtons }: CellProps<Row>) {
  const content = (
    <>
      {!column.isRowHeader && !column.isHeaderHidden && (
        <span aria-hidden="true" className="data-label">
          {column.header}
        </span>
      )}
      <span>{column.cell(row)}</span>
    </>
  );
  const classes = column.align === 'end' ? 'data-cell data-cell-end' : 'data-cell';
  return column.isRowHeader ? (
    <th
      role="rowheader"
      scope="row"
      className={`${classes} data-head ${hasButtons ? 'max-lg:pe-24 max-lg:pb-1' : ''}`.trimEnd()}
    >
      {content}
    </th>
  ) : (
    <td
      role="cell"
      className={`${classes} ${column.isHeaderHidden ? 'max-lg:absolute max-lg:end-0 max-lg:top-3' : ''}`.trimEnd()}
    >
      {content}
    </td>
  );
}
