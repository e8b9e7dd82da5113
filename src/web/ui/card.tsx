import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** All of the card can be pressed: its main link carries the classes `after:absolute after:inset-0`. */
  isLink?: boolean;
}

/** A sheet of paper on the page: a hairline and a little room, no shadow. */
export function Card({ as: Element = 'div', isLink, className, ...rest }: CardProps) {
  const hover = isLink ? 'relative transition-colors hover:border-edge' : '';
  // The props shared by these four elements are a div's; only the ref's type differs.
  const props = rest as ComponentProps<'div'> & ComponentProps<'li'>;
  return (
    <Element
      {...props}
      className={`rounded-card border border-line bg-surface p-5 md:p-6 ${hover} ${className ?? ''}`.trimEnd()}
    />
  );
}
