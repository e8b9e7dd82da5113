import { Download } from 'lucide-react';

import type { OfferSignature, OwnOffer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { href } from '#web/app/href.ts';
import { buttonClass } from '#web/ui/button-style.ts';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/ui/say.ts';
import { Time } from '#web/ui/time.tsx';
import { signatureMeansWords } from '#words/offers.ts';

/** After the acceptance: who signed, and the document. */
export function SignedOffer({ offer: { state, signatures, company, documentUrl, id } }: { offer: OwnOffer }) {
  if (state !== 'accepted') return null;
  return (
    <section aria-labelledby="document" className="rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 id="document">{m.own_offer_document()}</h2>
      <p className="mt-2">{m.own_offer_document_text()}</p>
      <div role="status" className="mt-4">
        {documentUrl ? (
          <FileLink href={documentUrl} download={`${id}.pdf`} className={buttonClass({})}>
            <Download aria-hidden="true" />
            {m.own_offer_document_download()}
          </FileLink>
        ) : (
          <p className="text-soft">{m.own_offer_document_soon()}</p>
        )}
      </div>
      <h3 className="mt-6 text-sm font-semibold">{m.own_offer_signed()}</h3>
      <ul>
        {signatures.map((signature) => (
          <Signature key={signature.party} signature={signature} company={company.name} />
        ))}
      </ul>
      <p className="mt-4 text-sm">
        <Link to={href(paths.verify())}>{m.own_offer_document_check()}</Link>
      </p>
    </section>
  );
}

function Signature({ signature: { party, name, means, at }, company }: { signature: OfferSignature; company: string }) {
  return (
    <li>
      {party === 'company' ? m.own_offer_signed_company({ name, company }) : name}{' '}
      <span className="text-sm text-soft">
        <Time iso={at} show="datetime" /> · {say(signatureMeansWords[means])}
      </span>
    </li>
  );
}
