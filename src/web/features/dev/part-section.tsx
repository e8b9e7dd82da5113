import type { ReactNode } from 'react';

export function PartSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-6 lg:grid-cols-[11rem_1fr]">
      <h2>{title}</h2>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}
