interface DottedListProps {
  label: string;
  items: readonly string[];
  className?: string;
}

/** A dot may end a line but never begins one. */
export function DottedList({ label, items, className }: DottedListProps) {
  return (
    <ul aria-label={label} className={`dotted-list ${className ?? ''}`.trimEnd()}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
