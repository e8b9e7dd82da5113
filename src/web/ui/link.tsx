import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

import { type ButtonLook, buttonClass } from './button-style.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  /** Already localised. */
  to: string;
  /** `text`: underlined. `quiet`: underlined on hover. `plain`: unstyled. */
  look?: 'text' | 'quiet' | 'plain';
}

const looks = {
  text: 'link-text',
  quiet: 'link-quiet',
  plain: '',
};

/** Within the site; use a plain `<a>` for others. All routes are known from the start, so none is discovered. */
export function Link({ look = 'text', className, ...rest }: LinkProps) {
  const classes = `${looks[look]} ${className ?? ''}`.trim();
  return <RouterLink discover="none" {...rest} className={classes || undefined} />;
}

/** A link styled as a button: for navigation, never for actions. */
export function ButtonLink({ variant, size, className, ...rest }: Omit<LinkProps, 'look'> & ButtonLook) {
  return <RouterLink discover="none" {...rest} className={buttonClass({ variant, size }, className)} />;
}
