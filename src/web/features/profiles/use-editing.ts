import { useEffect, useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { showToast } from '#web/ui/toast.tsx';

/** Switches between reading and editing. */
export function useEditing() {
  const [state, setState] = useState<'untouched' | 'editing' | 'left' | 'saved'>('untouched');
  const editButton = useRef<HTMLButtonElement>(null);

  // The focus disappeared with the form: it returns to the button that opened it.
  useEffect(() => {
    if (state === 'left' || state === 'saved') editButton.current?.focus();
  }, [state]);

  return {
    isEditing: state === 'editing',
    isSaved: state === 'saved',
    editButton,
    edit: () => setState('editing'),
    leave: () => setState('left'),
    finish: () => {
      setState('saved');
      showToast({ title: m.profile_saved() });
    },
  };
}
