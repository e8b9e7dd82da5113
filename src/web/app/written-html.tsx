import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';

/** A part of a page that the server writes and React leaves alone (decision 0150). */
export interface WrittenHtml {
  /** The same for the same HTML. */
  version: string;
  /** Absent where the page's own HTML has it. */
  html?: string;
}

/** Read once by version, for when React renders the part again. */
const inDocument = new Map<string, string>();

function readDocument(version: string): string {
  const html = inDocument.get(version) ?? document.querySelector(`[data-written="${version}"]`)?.innerHTML ?? '';
  inDocument.set(version, html);
  return html;
}

interface WrittenPartProps {
  part: WrittenHtml;
  className?: string;
}

/** Needs the version as its `key`. Its links open their pages as others do. */
export function WrittenPart({ part: { version, html }, className }: WrittenPartProps) {
  const navigate = useNavigate();
  // React would write the HTML again with each new object.
  const [inner] = useState(() => ({ __html: html ?? readDocument(version) }));
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.origin !== location.origin || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of its links
    <div
      data-written={version}
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
      onClick={open}
      className={className}
    />
  );
}

/** Others open a link in another place, or download it. */
const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
