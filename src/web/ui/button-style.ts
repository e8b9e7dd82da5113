export type ButtonVariant = 'default' | 'secondary' | 'outline' | 'destructive' | 'ghost';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const shape =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-control border font-semibold no-underline transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  default: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-transparent bg-accent-tint text-accent-strong hover:border-accent',
  outline: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-sunken',
  destructive: 'border-coral-fill bg-coral-fill text-on-coral hover:border-coral-hover hover:bg-coral-hover',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-sunken',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm [&_svg]:size-4',
  md: 'min-h-11 px-4.5 py-2 text-base leading-snug [&_svg]:size-4.5',
  lg: 'min-h-13 px-6 py-2.5 text-lg leading-snug [&_svg]:size-5',
  icon: 'size-11 p-0 [&_svg]:size-5',
};

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function buttonClass({ variant = 'default', size = 'md' }: ButtonLook, extra = ''): string {
  return `${shape} ${variants[variant]} ${sizes[size]} ${extra}`.trimEnd();
}
