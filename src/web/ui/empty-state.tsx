import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  level?: 2 | 3;
}

export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      {icon && (
        <span aria-hidden="true" className="text-soft [&_svg]:size-8 [&_svg]:stroke-[1.25]">
          {icon}
        </span>
      )}
      <Heading className="font-serif text-xl font-medium">{title}</Heading>
      {children && <div className="max-w-prose text-balance text-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
