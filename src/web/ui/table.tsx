/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the elements' own roles, which CSS takes away */
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The row's header. */
  isRowHeader?: boolean;
  /** Only for screen readers, such as over a column of buttons. */
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
 * The header sticks below `--table-top`. If there is no room for columns, each row becomes a block; the explicit roles keep
 * it a table for screen readers.
 */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table role="table" className="data-table">
      <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start font-serif text-lg font-medium max-lg:block'}>
        {caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col" className={endClass(column)}>
              <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
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

const endClass = ({ align }: Pick<Column<never>, 'align'>) => (align === 'end' ? 'cell-end' : undefined);

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  /** As a block, the row has its buttons next to its name. */
  hasButtons: boolean;
}

function Cell<Row>({ column, row, hasButtons }: CellProps<Row>) {
  const content = <div>{column.cell(row)}</div>;
  if (column.isRowHeader)
    return (
      <th role="rowheader" scope="row" className={hasButtons ? 'max-lg:pe-24 max-lg:pb-1' : undefined}>
        {content}
      </th>
    );
  if (column.isHeaderHidden)
    return (
      <td role="cell" className="max-lg:absolute max-lg:end-0 max-lg:top-3">
        {content}
      </td>
    );
  return (
    <td role="cell" data-label={column.header} className={endClass(column)}>
      {content}
    </td>
  );
}
