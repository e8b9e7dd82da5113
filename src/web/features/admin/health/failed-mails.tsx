import type { FailedMail } from '#contract/admin/health.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { distinctById, useRenderedList } from '#web/app/rendered-list.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import { useRetry } from './use-retry.ts';

export interface MailsPage {
  mails: FailedMail[];
  nextCursor: string | null;
}

interface FailedMailsProps {
  first: MailsPage;
  cursor: string | undefined;
  /** When `first` was read, in milliseconds since 1970. */
  readAt: number;
  /** Number of dead letters, on all pages. */
  dead: number;
  onRetried: () => Promise<unknown>;
}

const states: Record<FailedMail['status'], () => string> = {
  queued: m.admin_health_mail_queued,
  sending: m.admin_health_mail_sending,
  held: m.admin_health_mail_held,
  dead: m.admin_health_mail_dead,
  undeliverable: m.admin_health_address_refused,
};

export function FailedMails({ first, cursor, readAt, dead, onRetried }: FailedMailsProps) {
  const { pages, last, more, reload } = useRenderedList({
    key: queries.admin.health.mails.key(),
    read: (from): Promise<MailsPage> => api.admin.health.mails({ cursor: from }),
    first,
    cursor,
    readAt,
    refreshes: true,
  });
  const { heading, pending, problem, retry } = useRetry(() => Promise.all([reload(), onRetried()]));
  const mails = distinctById(pages.flatMap((page) => page.mails));
  const retryOne = async ({ id }: FailedMail) => {
    await api.admin.health.retryMail({ id });
    return m.admin_health_retried({ count: 1 });
  };
  const retryAll = async () => m.admin_health_retried({ count: (await api.admin.health.retryMails()).retried });
  const hrefAt = (from: string | undefined) => href(paths.adminHealth(), { cursor: from });
  return (
    <section className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 ref={heading} tabIndex={-1}>
          {m.admin_health_mails()}
        </h3>
        {dead > 0 && (
          <Button variant="outline" size="sm" isPending={pending === 'all'} onClick={() => void retry('all', retryAll)}>
            {m.admin_health_retry_all()}
          </Button>
        )}
      </div>
      {problem && (
        <Alert variant="attention" className="mt-3">
          {problem}
        </Alert>
      )}
      {mails.length === 0 ? (
        <p className="mt-2 text-soft">{m.admin_health_mails_none()}</p>
      ) : (
        <div className="mt-3">
          <Table
            caption={m.admin_health_mails()}
            isCaptionHidden
            rows={mails}
            rowKey={({ id }) => id}
            columns={columns({ pending, onRetry: (mail) => void retry(mail.id, () => retryOne(mail)) })}
          />
          <LoadMore
            first={cursor && hrefAt(undefined)}
            next={last.nextCursor ? hrefAt(last.nextCursor) : undefined}
            count={mails.length}
            more={more}
          />
        </div>
      )}
    </section>
  );
}

interface Retrying {
  pending: string | undefined;
  onRetry: (mail: FailedMail) => void;
}

const columns = ({ pending, onRetry }: Retrying): Column<FailedMail>[] => [
  { id: 'to', header: m.admin_health_to(), isRowHeader: true, cell: ({ to }) => <To {...to} /> },
  {
    id: 'subject',
    header: m.admin_health_subject(),
    cell: ({ subject }) => subject,
  },
  {
    id: 'state',
    header: m.admin_users_state(),
    cell: ({ status }) =>
      status === 'dead' ? <Badge variant="destructive">{states[status]()}</Badge> : states[status](),
  },
  { id: 'attempts', header: m.admin_health_attempts(), align: 'end', cell: ({ attempts }) => countText(attempts) },
  { id: 'error', header: m.admin_health_error(), cell: ({ error }) => error },
  {
    id: 'created',
    header: m.admin_health_created(),
    cell: ({ createdAt }) => <Time iso={createdAt} show="datetime" />,
  },
  {
    id: 'retry',
    header: m.ui_actions(),
    align: 'end',
    cell: (mail) =>
      mail.status === 'dead' || mail.status === 'undeliverable' ? (
        <Button
          variant="outline"
          size="sm"
          isPending={pending === mail.id}
          aria-label={m.admin_health_retry_one({ name: mail.to.address })}
          onClick={() => onRetry(mail)}
        >
          {m.admin_health_retry()}
        </Button>
      ) : (
        '–'
      ),
  },
];

function To({ name, address }: FailedMail['to']) {
  return (
    <span className="block">
      {name}
      <span className="block font-normal text-soft">{address}</span>
    </span>
  );
}
