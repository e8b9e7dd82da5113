interface DottedListProps {
  label: string;
  items: readonly string[];
  className?: string;
}

/** A dot may end a line but never begins one. */
export function DottedList({ label, items, className }: DottedListProps) {
  return (
    <ul
      aria-label={label}
      className={`flex min-w-0 flex-wrap gap-x-2 [&>li:not(:last-child)]:after:ms-2 [&>li:not(:last-child)]:after:content-['·'] ${className ?? ''}`.trimEnd()}
    >
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
