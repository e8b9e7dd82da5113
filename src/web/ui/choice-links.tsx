import { Link } from './link.tsx';

interface ChoiceLinksProps {
  /** For screen readers. */
  label: string;
  links: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Chooses the part of a page's content to show, such as a country, by links that wrap. */
export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {links.map(({ label: name, to, isCurrent }) => (
          <li key={name}>
            <Link to={to} look="quiet" aria-current={isCurrent ? 'true' : undefined} className="choice-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
