import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AlertProps {
  variant?: 'info' | 'success' | 'attention';
  title?: ReactNode;
  children?: ReactNode;
  /** A link or a button. */
  action?: ReactNode;
  /** Present when the page loads, so not announced. */
  isStatic?: boolean;
  className?: string;
}

const looks = {
  info: { box: 'border-line bg-sunken', icon: 'text-soft', Icon: Info },
  success: { box: 'border-accent/35 bg-accent-tint', icon: 'text-accent', Icon: CircleCheck },
  attention: { box: 'border-coral/45 bg-coral-tint', icon: 'text-coral', Icon: CircleAlert },
};

/** `attention` interrupts a screen reader; the others wait for a pause. */
export function Alert({ variant = 'info', title, children, action, isStatic, className }: AlertProps) {
  const { box, icon, Icon } = looks[variant];
  const role = variant === 'attention' ? 'alert' : 'status';
  return (
    <div
      role={isStatic ? undefined : role}
      className={`flex gap-3 rounded-control border px-4 py-3 ${box} ${className ?? ''}`.trimEnd()}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
