import type { ReactNode } from 'react';

import { ComponentBoundary } from '#web/app/component-error.tsx';

interface EditorSectionProps {
  id: string;
  title: string;
  about?: ReactNode;
  children: ReactNode;
}

export function EditorSection({ id, title, about, children }: EditorSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line py-8 md:py-10">
      <div>
        <h2 id={id} tabIndex={-1} className="outline-none">
          {title}
        </h2>
        {about && <p className="mt-1.5 max-w-[40rem] text-sm text-soft">{about}</p>}
      </div>
      <ComponentBoundary>{children}</ComponentBoundary>
    </section>
  );
}
