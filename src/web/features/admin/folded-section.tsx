import type { ReactNode } from 'react';

import { Card } from '#web/ui/card.tsx';

interface FoldedSectionProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** For what administrators rarely need. */
export function FoldedSection({ title, isOpen, children }: FoldedSectionProps) {
  return (
    <Card as="section">
      <details open={isOpen}>
        <summary className="min-h-6 cursor-pointer">
          <h3 className="inline">{title}</h3>
        </summary>
        <div className="mt-4">{children}</div>
      </details>
    </Card>
  );
}
