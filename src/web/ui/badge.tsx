import type { ComponentProps } from 'react';

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

const variants: Record<BadgeVariant, string> = {
  default: 'border-accent bg-accent text-on-accent',
  secondary: 'border-accent-tint bg-accent-tint text-accent-strong',
  outline: 'border-edge text-ink',
  destructive: 'border-coral-tint bg-coral-tint text-coral',
};

export function Badge({
  variant = 'default',
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return <span {...rest} className={`badge ${variants[variant]} ${className ?? ''}`.trimEnd()} />;
}
