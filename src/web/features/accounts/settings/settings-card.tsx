import type { ReactNode } from 'react';

import { Card } from '#web/ui/card.tsx';

export function SettingsCard({
  id,
  title,
  text,
  children,
}: {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" id={id}>
      <h2 className="wrap-anywhere hyphens-auto">{title}</h2>
      {text && <p className="mt-1 text-soft">{text}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  );
}
