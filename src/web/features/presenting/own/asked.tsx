import { paths } from '#contract/paths.ts';
import type { OwnRepresentation } from '#contract/presenting/representation-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

/** On pages that people open anyway: what the agency asks them. */
export const AskedToPresent = ({ representations }: { representations: readonly OwnRepresentation[] }) =>
  representations
    .filter(({ can }) => can.answer)
    .map(({ id, agency, clientName: client, title }) => (
      <Alert
        key={id}
        isStatic
        className="mt-6"
        action={
          <ButtonLink to={href(paths.ownRepresentations())} variant="outline" size="sm">
            {m.representation_notice_link()}
          </ButtonLink>
        }
      >
        {m.own_representation_step({ agency: agency.name, client, title })}
      </Alert>
    ));
