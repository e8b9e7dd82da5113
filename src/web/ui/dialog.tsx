import { useState } from 'react';

import { loadLater } from './load-later.tsx';
import type { DialogProps } from './modal-dialog.tsx';

const ModalDialog = loadLater(() => import('./modal-dialog.tsx'));

/** At the bottom on phones. Traps the focus and restores it. Loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.isOpen && !isUsed) setUsed(true);
  return isUsed ? <ModalDialog {...props} /> : null;
}
