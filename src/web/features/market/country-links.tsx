import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';

interface CountryLinksProps {
  path: string;
  countries: readonly string[];
  /** Null: all countries. */
  current: string | null;
  /** Stays chosen. */
  language?: string | undefined;
  /** Offers combined figures of all countries. */
  hasAll?: boolean;
}

export function CountryLinks({ path, countries, current, language, hasAll = false }: CountryLinksProps) {
  const offered = hasAll ? [null, ...countries] : countries;
  return (
    offered.length > 1 && (
      <div className="mt-6">
        <ChoiceLinks
          label={m.market_countries()}
          links={offered.map((country) => ({
            label: country ? countryName(country) : m.market_all_countries(),
            to: href(path, { country: country ?? undefined, language }),
            isCurrent: country === current,
          }))}
        />
      </div>
    )
  );
}
