import type { ImportSummary } from '#contract/imports/import-procedures.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Time } from '#web/ui/time.tsx';

import { statusTexts } from './import-words.ts';

interface ImportListProps {
  imports: readonly ImportSummary[];
  pageOf: (importId: string) => string;
}

/** The imports of a company so far. */
export const ImportList = ({ imports, pageOf }: ImportListProps) => (
  <section aria-labelledby="earlier" className="flex flex-col gap-4">
    <h2 id="earlier">{m.imports_earlier()}</h2>
    {imports.length === 0 && <p>{m.imports_earlier_none()}</p>}
    <ul className="flex flex-col gap-3 empty:hidden">
      {imports.map(({ id, name, status, createdAt, createdBy }) => (
        <Card as="li" key={id} isLink>
          <Link to={href(pageOf(id))} className="font-semibold break-words after:absolute after:inset-0">
            {name}
          </Link>
          <p className="text-sm text-soft">
            {statusTexts[status]()} · <Time iso={createdAt} show="datetime" />{' '}
            {createdBy && m.imports_by({ name: createdBy })}
          </p>
        </Card>
      ))}
    </ul>
  </section>
);
