import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { Link } from '#web/ui/link.tsx';

interface CountryLinksProps {
  path: string;
  countries: readonly string[];
  /** Null: all. */
  current: string | null;
  /** Offers figures of all countries together. */
  hasAll?: boolean;
}

export function CountryLinks({ path, countries, current, hasAll = false }: CountryLinksProps) {
  const links = [
    ...(hasAll ? [{ country: null, label: m.market_all_countries() }] : []),
    ...countries.map((country) => ({ country, label: countryName(country) })),
  ];
  return (
    links.length > 1 && (
      <nav aria-label={m.market_countries()} className="mt-6">
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {links.map(({ country, label }) => (
            <li key={country}>
              <Link
                to={href(path, { country: country ?? undefined })}
                look="quiet"
                aria-current={country === current ? 'true' : undefined}
                className="inline-block py-1.5 aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
