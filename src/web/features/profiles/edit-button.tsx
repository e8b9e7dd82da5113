import { Check } from 'lucide-react';
import type { Ref } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

interface EditButtonProps {
  section: string;
  isEmpty?: boolean;
  isSaved: boolean;
  /** Places the status after a button at the start of a line, so that the button does not move. */
  isStatusAfter?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function EditButton({ section, isEmpty, isSaved, isStatusAfter, onClick, ref }: EditButtonProps) {
  const verb = isEmpty ? m.profile_add() : m.profile_edit();
  return (
    <span className={`flex flex-wrap items-center gap-y-1 ${isStatusAfter ? '' : 'flex-row-reverse'}`.trimEnd()}>
      <Button
        ref={ref}
        variant="outline"
        size="sm"
        onClick={onClick}
        aria-label={m.profile_action_on({ action: verb, item: section })}
      >
        {verb}
      </Button>
      <span role="status">
        {isSaved && (
          <span className={`inline-flex items-center gap-1 text-sm text-accent ${isStatusAfter ? 'ms-3' : 'me-3'}`}>
            <Check aria-hidden="true" className="size-4" />
            {m.profile_saved()}
          </span>
        )}
      </span>
    </span>
  );
}
