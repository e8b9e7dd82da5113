import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';

import { richTextClass } from './field-style.ts';
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

/** Maps headings to the editor's two levels. The first two become one, since the title is outside the text. */
const HEADINGS: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

const ORDERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * Removes hidden parts and styles, and restores lists that word processors write as paragraphs with bullets. The editor
 * drops everything else that it does not support.
 */
function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) element.remove();
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    if (isListParagraph(paragraph)) intoList(paragraph);
    // Word writes vertical space as empty paragraphs.
    else if (!paragraph.textContent?.trim()) paragraph.remove();
  }
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) rename(heading, HEADINGS[heading.tagName] ?? 'p');
  return body.innerHTML.replace(/&nbsp;|\u00a0/g, ' ');
}

const isListParagraph = (paragraph: HTMLElement): boolean =>
  /mso-list:/i.test(paragraph.getAttribute('style') ?? '') || /^MsoList/i.test(paragraph.className);

function intoList(paragraph: HTMLElement): void {
  const drawn = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = ORDERED.test(drawn?.textContent ?? '') ? 'OL' : 'UL';
  drawn?.remove();
  const { previousElementSibling: before, ownerDocument: owner } = paragraph;
  const list = before?.tagName === tag ? before : owner.createElement(tag);
  if (list !== before) paragraph.before(list);
  const item = owner.createElement('li');
  item.append(paragraph);
  list.append(item);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
