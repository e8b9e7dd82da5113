import type { Thread } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Link } from '#web/ui/link.tsx';

export function CannotSend({ thread: { applicationId, obstacle, company } }: { thread: Thread }) {
  const texts = {
    withdrawn: m.messages_withdrawn(),
    not_viewed: m.messages_not_viewed(),
    not_revealed: m.messages_not_revealed(),
    not_written: m.messages_not_written({ company: company.name }),
  };
  return (
    <div className="border-t border-line p-4 md:px-6">
      {obstacle && (
        <Alert
          isStatic
          action={
            (obstacle === 'not_viewed' || obstacle === 'not_revealed') && (
              <Link to={href(paths.reviewApplication(applicationId))}>{m.messages_see_application()}</Link>
            )
          }
        >
          {texts[obstacle]}
        </Alert>
      )}
    </div>
  );
}
