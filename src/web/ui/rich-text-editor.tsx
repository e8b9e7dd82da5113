import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';

import { richTextClass } from './field-style.ts';
import { cleanPastedHtml } from './pasted-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export interface RichTextEditorProps {
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  lang: string;
  /** The field has the focus when the editor replaces it. */
  hasFocus: boolean;
}

// Exactly what the server stores (features/jobs/rich-text.ts).
const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  link: { openOnClick: false, protocols: ['mailto'], HTMLAttributes: { target: null, rel: null } },
  blockquote: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
});

/** Loaded by RichText only. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labelledBy, describedBy, isRequired, isInvalid, value, onChange, onBlur, lang, hasFocus } = props;
  const shown = useRef(value);
  // Absent attributes must be omitted.
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-required': String(isRequired),
    'aria-invalid': String(isInvalid),
    lang,
    class: richTextClass,
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const editor = useEditor({
    extensions: [kit],
    content: value,
    autofocus: hasFocus && 'end',
    editorProps: { attributes, transformPastedHTML: cleanPastedHtml },
    // The styles are in base.css: the content security policy forbids injected ones.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(shown.current);
    },
    onBlur: () => onBlur?.(),
  });

  // Text set from outside: a restored draft, a replaced phrase.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="flex flex-col">
      <RichTextToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}
