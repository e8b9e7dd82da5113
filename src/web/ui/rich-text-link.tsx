import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { webAddressSchema } from '#contract/text.ts';
import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

/** Users omit the scheme. */
const withScheme = (address: string) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);

/** Asks for the address of a link on the selected text, or on the address itself. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(present);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function set() {
    const href = withScheme(typed.trim());
    if (!webAddressSchema.safeParse(href).success) {
      // Rendered at once, so that the field is announced with its error.
      flushSync(() => setWrong(true));
      field.current?.focus();
      return;
    }
    const link = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !present) chain.insertContent(link).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  // React bubbles events of the dialog to the form around the editor.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  }

  const footer = (
    <>
      {present && (
        <Button variant="outline" onClick={remove}>
          {m.ui_rich_link_remove()}
        </Button>
      )}
      <Button onClick={set}>{m.ui_rich_link_set()}</Button>
    </>
  );
  return (
    <Dialog title={m.ui_rich_link()} size="sm" isOpen onClose={onClose} footer={footer}>
      <TextField
        ref={field}
        label={m.ui_rich_link_address()}
        type="url"
        inputMode="url"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        errorMessage={isWrong ? m.field_url() : undefined}
      />
    </Dialog>
  );
}
