import { useEffect, useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { showToast } from '#web/ui/toast.tsx';

/** Something that is read until its "Edit" is pressed, and read again once it is saved or left as it was. */
export function useEditing() {
  const [state, setState] = useState<'untouched' | 'editing' | 'left' | 'saved'>('untouched');
  const editButton = useRef<HTMLButtonElement>(null);

  // The form is gone and took the focus along: it goes back to where it came from.
  useEffect(() => {
    if (state === 'left' || state === 'saved') editButton.current?.focus();
  }, [state]);

  return {
    isEditing: state === 'editing',
    /** Whether what is shown was just saved. */
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
