import { Check } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { Alert } from './alert.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  text: string;
  /** The element that shows the text. */
  shownIn: RefObject<HTMLElement | null>;
  copied: string;
  children: ReactNode;
}

/** Says in its place that the text was copied. If the browser refuses, as over plain HTTP, selects the shown text. */
export function CopyButton({ text, shownIn, copied, children, ...button }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      if (shownIn.current) select(shownIn.current);
    }
  };
  return (
    <>
      {outcome === 'failed' && <Alert variant="attention">{m.ui_copy_failed()}</Alert>}
      <Button {...button} onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <>
            <Check aria-hidden="true" />
            {copied}
          </>
        ) : (
          children
        )}
      </Button>
      <VisuallyHidden role="status">{outcome === 'copied' && copied}</VisuallyHidden>
    </>
  );
}

function select(element: HTMLElement): void {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}
