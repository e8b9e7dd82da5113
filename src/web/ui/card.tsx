import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Makes the whole card clickable: its main link carries the classes `after:absolute after:inset-0`. */
  isLink?: boolean;
}

export function Card({ as: Element = 'div', isLink, className, ...rest }: CardProps) {
  const hover = isLink ? 'relative transition-colors hover:border-edge' : '';
  // Both elements accept a div's props; only the ref's type differs.
  const props = rest as ComponentProps<'div'> & ComponentProps<'li'>;
  return (
    <Element
      {...props}
      className={`rounded-card border border-line bg-surface p-5 md:p-6 ${hover} ${className ?? ''}`.trimEnd()}
    />
  );
}
