import type { UseFormRegisterReturn } from 'react-hook-form';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const PLACE = '\u0000';

/** Agreeing to the rules, with ways to read them that leave the form as it is. */
export function AcceptTerms({
  field,
  errorMessage,
}: {
  field: UseFormRegisterReturn;
  errorMessage?: string | undefined;
}) {
  // One sentence to translate, taken apart only where the two links go.
  const [before, between, after] = m.auth_accept_terms({ terms: PLACE, privacy: PLACE }).split(PLACE);
  return (
    <Checkbox
      label={
        <>
          {before}
          <DocumentLink path={paths.terms()}>{m.auth_accept_terms_terms()}</DocumentLink>
          {between}
          <DocumentLink path={paths.privacy()}>{m.auth_accept_terms_privacy()}</DocumentLink>
          {after}
        </>
      }
      errorMessage={errorMessage}
      aria-required
      {...field}
    />
  );
}

function DocumentLink({ path, children }: { path: string; children: string }) {
  return (
    <Link to={href(path)} target="_blank">
      {children}
      <VisuallyHidden> {m.auth_new_tab()}</VisuallyHidden>
    </Link>
  );
}
