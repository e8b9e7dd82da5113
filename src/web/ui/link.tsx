import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-style.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  /** An href that already carries its locale. */
  to: string;
  /** `text`: underlined in running text. `quiet`: ink, underlined when hovered. `plain`: no look of its own. */
  look?: 'text' | 'quiet' | 'plain';
}

const looks = {
  text: 'text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-strong hover:decoration-2',
  quiet: 'text-ink decoration-1 underline-offset-[0.2em] hover:underline',
  plain: '',
};

/** A link within the site. For other sites use a plain `<a>`. */
export function Link({ look = 'text', className, ...rest }: LinkProps) {
  const classes = `${looks[look]} ${className ?? ''}`.trim();
  return <RouterLink {...rest} className={classes || undefined} />;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, className, ...rest }: Omit<LinkProps, 'look'> & ButtonLook) {
  return <RouterLink {...rest} className={buttonClass({ variant, size }, className)} />;
}
