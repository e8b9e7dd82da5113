import { type ReactNode, useState } from 'react';

import { loadLater } from './load-later.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` does not close by a press outside. */
  role?: 'dialog' | 'alertdialog';
  /** Full screen on phones, for longer work. */
  coversPhone?: boolean;
}

const ModalDialog = loadLater(() => import('./modal-dialog.tsx'));

/** At the bottom on phones. Traps the focus and restores it. Loaded when it is opened first. */
export function Dialog(props: DialogProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.isOpen && !isUsed) setUsed(true);
  return isUsed ? <ModalDialog {...props} /> : null;
}
