import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The main button last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it; by default, except for an `alertdialog`. */
  isDismissable?: boolean;
  /** Full screen on phones, for longer tasks. */
  coversPhone?: boolean;
}

const inView = 'sticky bottom-0 flex-wrap-reverse justify-end bg-surface max-md:*:grow';

const widths = { sm: 'md:max-w-md', md: 'md:max-w-xl', lg: 'md:max-w-4xl' };

export default function ModalDialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  isDismissable = role === 'dialog',
  coversPhone,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={isDismissable}
      className="appear fixed inset-0 z-50 flex items-end justify-center bg-scrim md:items-center md:p-6"
    >
      <Modal
        className={`appear w-full overflow-y-auto bg-surface text-ink shadow-raised md:max-h-[90dvh] md:rounded-card ${coversPhone ? 'scroll-pb-24 max-md:h-dvh' : 'max-h-[90dvh] rounded-t-card'} ${widths[size]}`}
      >
        <AriaDialog role={role} className="outline-none">
          <div className="flex items-start justify-between gap-4 px-5 pt-5 md:px-7 md:pt-6">
            <Heading slot="title" className="min-w-0 pt-1.5">
              {title}
            </Heading>
            <Button variant="ghost" size="icon" aria-label={m.ui_close()} onClick={onClose} className="-me-2.5">
              <X aria-hidden="true" />
            </Button>
          </div>
          <div className="px-5 pt-2 pb-6 md:px-7">{children}</div>
          {footer && (
            <div
              className={`flex gap-3 border-t border-line px-5 py-4 md:px-7 ${coversPhone ? inView : 'flex-col-reverse md:flex-row md:justify-end'}`}
            >
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
