import { textParts } from './text-parts.ts';

/** What was written, with its line breaks, and its addresses as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {textParts(text).map(({ text: part, href }, index) =>
        href === undefined ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a text does not change
          <a
            key={index}
            href={href}
            target="_blank"
            rel="noopener nofollow"
            className="text-accent underline decoration-1 underline-offset-[0.2em]"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
