interface SuggestionListProps {
  id: string;
  label: string;
}

/** For a field with `data-suggest`: static-page.js fills it, also before React is there, which leaves it alone. */
export const SuggestionList = ({ id, label }: SuggestionListProps) => (
  <datalist id={id} aria-label={label} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);
