export function WordList({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="max-w-full rounded-control border border-line bg-sunken px-2.5 py-1 text-sm">
          {word}
        </li>
      ))}
    </ul>
  );
}
