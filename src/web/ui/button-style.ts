export type ButtonVariant = 'default' | 'secondary' | 'outline' | 'destructive' | 'ghost';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** The classes are in parts.css. */
export function buttonClass({ variant = 'default', size = 'md' }: ButtonLook, extra = ''): string {
  return `button button-${variant} button-${size} ${extra}`.trimEnd();
}
