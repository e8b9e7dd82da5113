import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { Link } from '#web/ui/link.tsx';

/** Paths of what an invoice needs: `seller.city`, `buyer.vatId`, `currency`. */
export type Missing = readonly string[];

const fieldWords: Record<string, () => string> = {
  name: m.agency_party_name,
  street: m.agency_party_street,
  postcode: m.agency_party_postcode,
  city: m.agency_party_city,
  country: m.jobs_edit_country,
  vatId: m.agency_party_vat_id,
};

/** Why an invoice was not issued, with links to where what it needs is filled in. */
export function MissingDetails({ missing, clientId }: { missing: Missing; clientId: string }) {
  const seller = fieldsOf(missing, 'seller.');
  const buyer = fieldsOf(missing, 'buyer.');
  return (
    <Alert variant="attention">
      {seller && (
        <p>
          {m.invoice_missing_seller({ fields: seller })}{' '}
          <Link to={href(paths.agencySettings())}>{m.agency_settings()}</Link>
        </p>
      )}
      {buyer && (
        <p>
          {m.invoice_missing_buyer({ fields: buyer })}{' '}
          <Link to={href(paths.client(clientId))}>{m.invoice_missing_to_client()}</Link>
        </p>
      )}
      {missing.includes('currency') && <p>{m.invoice_missing_currency()}</p>}
    </Alert>
  );
}

function fieldsOf(missing: Missing, whose: string): string {
  const names = missing
    .filter((path) => path.startsWith(whose))
    .map((path) => fieldWords[path.slice(whose.length)]?.() ?? path);
  return listFormat(getLocale(), { type: 'conjunction' }).format(names);
}
