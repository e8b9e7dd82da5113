import { lazy, type ReactNode, Suspense, useId } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { formatBytes } from './bytes.ts';
import { fieldClass, hintClass } from './field-style.ts';
import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { useIsInBrowser } from './use-is-in-browser.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RichTextProps extends Omit<FieldTexts, 'isLabelHidden'> {
  label: string;
  /** HTML of paragraphs, two levels of headings, lists, bold, italic and links; empty for no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Language of the text. */
  lang: string;
  /** Bytes of HTML in UTF-8. */
  maxBytes: number;
}

// Larger than a whole page: loaded only where someone writes.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Looks the same before its editor is loaded. */
export function RichText({ label, hint, errorMessage, isRequired, className, maxBytes, ...editor }: RichTextProps) {
  const id = useId();
  // The editor does not run on the server.
  const isInBrowser = useIsInBrowser();
  const describedBy = [errorMessage && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${fieldClass} ${className ?? ''}`.trimEnd()}>
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
      {isInBrowser ? (
        <Suspense fallback={<Waiting />}>
          <RichTextEditor
            {...editor}
            label={label}
            labelledBy={`${id}-label`}
            describedBy={describedBy || undefined}
            isRequired={Boolean(isRequired)}
            isInvalid={Boolean(errorMessage)}
          />
        </Suspense>
      ) : (
        <Waiting />
      )}
      <Size bytes={new TextEncoder().encode(editor.value).length} max={maxBytes} />
      {errorMessage && <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>}
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <Loading>
      <div className="control flex min-h-56 flex-col gap-3">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </Loading>
  );
}

/** Announced only near the limit. */
function Size({ bytes, max }: { bytes: number; max: number }) {
  const isOver = bytes > max;
  const text = isOver
    ? m.ui_bytes_over({ over: formatBytes(bytes - max), max: formatBytes(max) })
    : m.ui_bytes_of({ sent: formatBytes(bytes), total: formatBytes(max) });
  return (
    <>
      <span
        aria-hidden="true"
        className={`self-end text-xs tabular-nums ${isOver ? 'font-semibold text-coral' : 'text-soft'}`}
      >
        {text}
      </span>
      <VisuallyHidden role="status">{bytes > max * 0.9 ? text : ''}</VisuallyHidden>
    </>
  );
}
