import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';

import { AccountPage } from './account-page.tsx';
import type { ConfirmFailureKind } from './confirm-failure-kind.ts';

const texts: Record<ConfirmFailureKind, () => string> = {
  expired: m.problem_link_expired,
  taken: m.problem_email_taken,
  incomplete: m.auth_confirm_incomplete,
  unexpected: m.auth_confirm_unexpected,
  unknown: m.auth_confirm_failed,
};

/** Why the address is not confirmed, and the ways on. */
export function ConfirmFailure({ failure, onRetry }: { failure: ConfirmFailureKind; onRetry: () => void }) {
  return (
    <AccountPage title={m.auth_confirm_failed_title()} lead={texts[failure]()} isNews>
      {failure === 'expired' && (
        <p className="mb-6">
          {m.auth_confirm_expired_hint()} <Link to={href(paths.login())}>{m.app_sign_in()}</Link>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {failure === 'unexpected' ? <Button onClick={onRetry}>{m.app_try_again()}</Button> : null}
        <ButtonLink to={href(paths.registerAgain())} variant={failure === 'unexpected' ? 'outline' : 'default'}>
          {m.auth_register_again()}
        </ButtonLink>
        <ButtonLink to={href(paths.home())} variant="outline">
          {m.auth_go_to_homepage()}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
