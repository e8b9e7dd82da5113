import { OPERATOR } from '#contract/admin/admin-choices.ts';
import type { AuditDetails, AuditEntry } from '#contract/admin/audit.ts';
import { m } from '#generated/paraglide/messages.js';
import { ownPageName } from '#web/app/own-page-names.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Time } from '#web/ui/time.tsx';

import { taskName } from '../health/task-words.ts';
import { actionName, detailLines, kindName } from './audit-words.ts';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  hrefOf: (filter: { actor: string } | { subject: string }) => string;
}

export function AuditTable({ entries, hrefOf }: AuditTableProps) {
  return (
    <Table caption={m.admin_audit()} isCaptionHidden rows={entries} rowKey={({ id }) => id} columns={columns(hrefOf)} />
  );
}

const columns = (hrefOf: AuditTableProps['hrefOf']): Column<AuditEntry>[] => [
  { id: 'action', header: m.admin_audit_action(), isRowHeader: true, cell: ({ action }) => actionName(action) },
  {
    id: 'at',
    header: m.admin_audit_at(),
    cell: ({ at }) => <Time iso={at} show="datetime" className="whitespace-nowrap" />,
  },
  {
    id: 'actor',
    header: m.admin_audit_actor(),
    cell: ({ actor, key }) =>
      key === null ? (
        <Who words={actorName(actor)} note={actor?.email} to={hrefOf({ actor: actor?.id ?? OPERATOR })} />
      ) : (
        <span className="block">
          {key}
          <span className="block text-soft">{m.admin_audit_kind_key()}</span>
        </span>
      ),
  },
  {
    id: 'subject',
    header: m.admin_audit_subject(),
    cell: ({ subject, details }) => (
      <Who
        words={subjectName(subject, details)}
        note={subject.email ?? kindName(subject.type)}
        to={hrefOf({ subject: subject.id })}
      />
    ),
  },
  {
    id: 'details',
    header: m.admin_audit_details(),
    cell: ({ action, details }) => <Details lines={detailLines(action, details)} />,
  },
];

export const actorName = (actor: AuditEntry['actor']): string =>
  actor ? (actor.name ?? m.admin_audit_gone()) : m.admin_audit_operator();

/** A task by its name, a word as it is, a setting of an earlier release by its key. */
export const subjectName = (
  { type, name }: AuditEntry['subject'],
  { key, word, task, apiKey, page }: AuditDetails,
): string =>
  word ??
  (type === 'key' ? apiKey : undefined) ??
  (task && taskName(task)) ??
  (page && ownPageName(page)) ??
  name ??
  key ??
  (type === 'user' ? m.admin_audit_gone() : m.admin_audit_gone_thing());

function Who({ words, note, to }: { words: string; note: string | null | undefined; to: string }) {
  return (
    <span className="block max-lg:text-end max-md:max-w-64 lg:min-w-44">
      <Link to={to} look="quiet">
        {words}
      </Link>
      {note && <span className="block text-soft">{note}</span>}
    </span>
  );
}

function Details({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line} className="max-w-prose">
      {line}
    </p>
  ));
}
