import { useId, useState } from 'react';

import { hintClass, richTextClass } from './field-style.ts';
import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';
import { loadLater } from './load-later.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { Counter } from './text-area.tsx';

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

// Larger than a whole page.
const Editor = loadLater<RichTextEditorProps>(
  () => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
  TextBefore,
);

/** Shows the text before its editor is loaded. */
export function RichText({ label, hint, errorMessage, isRequired, className, maxBytes, ...editor }: RichTextProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const describedBy = [errorMessage && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className ?? ''}`.trimEnd()}>
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
      <div onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
        <Editor
          {...editor}
          label={label}
          labelledBy={`${id}-label`}
          describedBy={describedBy || undefined}
          isRequired={Boolean(isRequired)}
          isInvalid={Boolean(errorMessage)}
          hasFocus={hasFocus}
        />
      </div>
      <Counter used={new TextEncoder().encode(editor.value).length} max={maxBytes} />
      {errorMessage && <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>}
    </div>
  );
}

/** As high as the editor with its toolbar. A user who focuses or presses it is in the editor once it is loaded. */
function TextBefore({ labelledBy, describedBy, isRequired, isInvalid, value, lang, hasFocus }: RichTextEditorProps) {
  return (
    <div className="flex flex-col">
      <div className="h-10" />
      <div
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-readonly="true"
        aria-busy={hasFocus}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        lang={lang}
        className={richTextClass}
        // Sanitised by the server (features/jobs/rich-text.ts), or written by this user.
        dangerouslySetInnerHTML={{ __html: value }}
      />
    </div>
  );
}
