import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  Button as AriaButton,
  Link,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';

import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** The action; its next toast replaces this one. */
  action?: string;
  /** Localised. */
  link?: { href: string; label: string };
  /** Undoes the action; offered for ten seconds. */
  undo?: () => void;
}

/** Milliseconds; paused while a toast is hovered or focused. */
const STAY = 5000;
const UNDO_STAY = 10_000;

export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

const keyByAction = new Map<string, string>();

export function addToast(message: ToastMessage): void {
  const { action } = message;
  if (action) closeToast(action);
  const key = toasts.add(message, { timeout: message.undo ? UNDO_STAY : STAY });
  if (action) keyByAction.set(action, key);
}

export function closeToast(action: string): void {
  const key = keyByAction.get(action);
  keyByAction.delete(action);
  if (key !== undefined) toasts.close(key);
}

/** Screen readers announce each toast, and reach the region with F6. */
export default function ToastList() {
  return (
    <AriaToastRegion queue={toasts} aria-label={m.ui_notifications()} className="toast-place rounded-card">
      {({ toast }) => (
        <AriaToast
          toast={toast}
          className="flex items-start gap-3 rounded-card border border-line bg-surface ps-4 text-ink shadow-raised"
        >
          <ToastSign variant={toast.content.variant} />
          <ToastContent className="flex min-w-0 flex-1 flex-col py-3">
            <Text slot="title" className="font-semibold">
              {toast.content.title}
            </Text>
            {toast.content.description && (
              <Text slot="description" className="text-sm whitespace-pre-line text-soft">
                {toast.content.description}
              </Text>
            )}
            {toast.content.link && (
              <Link
                href={toast.content.link.href}
                className="mt-1 w-fit text-accent underline underline-offset-[0.2em]"
              >
                {toast.content.link.label}
              </Link>
            )}
            {toast.content.undo && <UndoButton toastKey={toast.key} onUndo={toast.content.undo} />}
          </ToastContent>
          <AriaButton
            slot="close"
            aria-label={m.ui_close()}
            className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-4.5" />
          </AriaButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}

function UndoButton({ toastKey, onUndo }: { toastKey: string; onUndo: () => void }) {
  const undo = () => {
    toasts.close(toastKey);
    onUndo();
  };
  return (
    <Button variant="outline" size="sm" onClick={undo} className="mt-2 w-fit">
      {m.ui_undo()}
    </Button>
  );
}

function ToastSign({ variant }: Pick<ToastMessage, 'variant'>) {
  return variant === 'destructive' ? (
    <CircleAlert aria-hidden="true" className="mt-3.5 size-5 shrink-0 text-coral" />
  ) : (
    <CircleCheck aria-hidden="true" className="mt-3.5 size-5 shrink-0 text-accent" />
  );
}
