import { type ButtonLook, buttonClass } from './button-style.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

export interface LinkProps extends RouteLinkProps {
  /** `text`: underlined. `quiet`: underlined on hover. `plain`: unstyled. */
  look?: 'text' | 'quiet' | 'plain';
}

const looks = {
  text: 'link-text',
  quiet: 'link-quiet',
  plain: '',
};

/** Within the site; use a plain `<a>` for others. */
export function Link({ look = 'text', className, ...rest }: LinkProps) {
  const classes = `${looks[look]} ${className ?? ''}`.trim();
  return <RouteLink {...rest} className={classes || undefined} />;
}

/** A link styled as a button: for navigation, never for actions. */
export function ButtonLink({ variant, size, className, ...rest }: Omit<LinkProps, 'look'> & ButtonLook) {
  return <RouteLink {...rest} className={buttonClass({ variant, size }, className)} />;
}
