import { Form, useSubmit } from 'react-router';

import { auditActions } from '#contract/admin/admin-choices.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { auditHref, type AuditQuery, isFiltered } from './audit-filters.ts';
import { actorName, subjectName } from './audit-table.tsx';
import { actionName } from './audit-words.ts';

interface AuditFilterFormProps {
  query: AuditQuery;
  /** Matching entries, which contain the names of the actor and subject in the filter. */
  shown: readonly AuditEntry[];
}

export function AuditFilterForm({ query, shown: [known] }: AuditFilterFormProps) {
  const submit = useSubmit();
  const { action, actor, subject, from, to } = query;
  return (
    // The fields show the filters of the address, also after a link was followed.
    <Form
      key={JSON.stringify(query)}
      action={href(paths.adminAudit())}
      role="search"
      preventScrollReset
      className="flex flex-col gap-3"
    >
      {actor && <input type="hidden" name="actor" value={actor} />}
      {subject && <input type="hidden" name="subject" value={subject} />}
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,20rem)_auto_auto_auto] md:justify-start">
        <NativeSelect
          label={m.admin_audit_action()}
          name="action"
          emptyLabel={m.admin_audit_action_any()}
          options={auditActions.map((value) => ({ value, label: actionName(value) }))}
          defaultValue={action ?? ''}
          onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
          className="max-md:col-span-2"
        />
        <DateField label={m.admin_audit_since()} name="from" defaultValue={from} />
        <DateField label={m.admin_audit_until()} name="to" defaultValue={to} />
        <Button type="submit" variant="outline" className="max-md:col-span-2">
          {m.applications_received_filter()}
        </Button>
      </div>
      {isFiltered(query) && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {actor && <span>{m.admin_audit_by({ name: known ? actorName(known.actor) : actor })}</span>}
          {subject && (
            <span>{m.admin_audit_on({ name: known ? subjectName(known.subject, known.details) : subject })}</span>
          )}
          <Link to={auditHref({})}>{m.applications_received_clear()}</Link>
        </p>
      )}
    </Form>
  );
}
