import { type ReactNode, type RefObject, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { Alert } from './alert.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { showToast } from './toast.tsx';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  text: string;
  /** The element that shows the text. */
  shownIn: RefObject<HTMLElement | null>;
  copied: string;
  children: ReactNode;
}

/** If the browser refuses, as over plain HTTP, reports that and selects the shown text. */
export function CopyButton({ text, shownIn, copied, ...button }: CopyButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setFailed(true);
      if (shownIn.current) select(shownIn.current);
      return;
    }
    setFailed(false);
    showToast({ title: copied });
  };
  return (
    <>
      {hasFailed && <Alert variant="attention">{m.ui_copy_failed()}</Alert>}
      <Button {...button} onClick={() => void copy()} />
    </>
  );
}

function select(element: HTMLElement): void {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}
