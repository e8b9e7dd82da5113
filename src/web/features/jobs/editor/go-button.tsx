import type { ReactNode } from 'react';

const goClass = 'min-h-6 text-start font-medium text-accent underline underline-offset-[0.2em] hover:decoration-2';

export function GoButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={goClass}>
      {children}
    </button>
  );
}
