interface SuggestionListProps {
  id: string;
  label: string;
}

/** For a field with `data-suggest`: filled by static-page.js, also before hydration; React leaves it alone. */
export const SuggestionList = ({ id, label }: SuggestionListProps) => (
  <datalist id={id} aria-label={label} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
