import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import type { Placement } from '#contract/placements/placements.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf } from '#web/app/problem.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { type Missing, MissingDetails } from './missing-details.tsx';

const EndDialog = loadLater(async () => import('./end-dialog.tsx'));

type Act = 'start' | 'end' | 'cancel' | 'issue';

interface PlacementActionsProps {
  placement: Placement;
  readAt: number;
  onChanged: () => Promise<void>;
}

/** What a consultant can do with a placement now. */
export function PlacementActions({ placement, readAt, onChanged }: PlacementActionsProps) {
  const { client, startsOn, fee, terms, fixedPay, toInvoice, can } = placement;
  const [asked, setAsked] = useState<Act>();
  const [missing, setMissing] = useState<Missing>();
  const hasDay = startsOn <= new Date(readAt).toISOString().slice(0, 10);
  const needsPay = fixedPay === 0 && terms?.fee.kind !== 'fixed';
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {missing && <MissingDetails missing={missing} clientId={client.id} />}
      {can.start && !hasDay && <p className="text-soft">{m.placement_start_later()}</p>}
      {can.start && !fee && (
        <Alert variant="attention">
          <p>{m.placement_fee_none()}</p>
          <Link to={href(paths.client(client.id))}>{m.placement_terms_of_client()}</Link>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {toInvoice && (
          <Button onClick={() => setAsked('issue')}>
            {toInvoice === 'fee' ? m.invoice_issue_fee() : m.invoice_issue_refund()}
          </Button>
        )}
        {can.start && hasDay && !needsPay && <Button onClick={() => setAsked('start')}>{m.placement_start()}</Button>}
        {can.end && (
          <Button variant="outline" onClick={() => setAsked('end')}>
            {m.placement_end()}
          </Button>
        )}
        {can.cancel && (
          <Button variant="outline" onClick={() => setAsked('cancel')}>
            {m.placement_cancel()}
          </Button>
        )}
      </div>
      {asked && (
        <Asked {...{ placement, asked, onChanged }} onClose={() => setAsked(undefined)} onMissing={setMissing} />
      )}
    </div>
  );
}

export interface PlacementDialogProps {
  placement: Placement;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

interface AskedProps extends PlacementDialogProps {
  asked: Act;
  onMissing: (missing: Missing | undefined) => void;
}

function Asked({ asked, onMissing, ...acts }: AskedProps) {
  const { id, startsOn, toInvoice } = acts.placement;
  switch (asked) {
    case 'end':
      return <EndDialog {...acts} />;
    case 'issue':
      return toInvoice && <IssueDialog {...acts} kind={toInvoice} onMissing={onMissing} />;
    case 'start':
      return (
        <Confirm
          {...acts}
          title={m.placement_start_title({ date: dayText(startsOn, 'long') })}
          message={m.placement_start_text()}
          confirmLabel={m.placement_start()}
          act={() => api.placements.start({ id })}
          done={m.placement_started}
        />
      );
    default:
      return (
        <Confirm
          {...acts}
          title={m.placement_cancel_title()}
          message={m.placement_cancel_text()}
          confirmLabel={m.placement_cancel()}
          destructive
          act={() => api.placements.cancel({ id })}
          done={m.placement_cancelled}
        />
      );
  }
}

interface ConfirmProps extends PlacementDialogProps {
  title: string;
  message: string;
  confirmLabel: string;
  destructive?: boolean;
  act: () => Promise<unknown>;
  done: () => string;
}

const Confirm = ({ onClose, onChanged, destructive = false, act, done, ...texts }: ConfirmProps) => (
  <ConfirmDialog
    {...texts}
    destructive={destructive}
    isOpen
    onClose={onClose}
    onConfirm={async () => {
      await act();
      showToast({ title: done() });
      await onChanged();
    }}
  />
);

interface IssueDialogProps extends PlacementDialogProps {
  kind: NonNullable<Placement['toInvoice']>;
  onMissing: (missing: Missing | undefined) => void;
}

const IssueDialog = ({ placement, kind, onClose, onChanged, onMissing }: IssueDialogProps) => (
  <ConfirmDialog
    title={kind === 'fee' ? m.invoice_issue_fee() : m.invoice_issue_refund()}
    message={m.invoice_issue_text()}
    confirmLabel={kind === 'fee' ? m.invoice_issue_fee() : m.invoice_issue_refund()}
    destructive={false}
    isOpen
    onClose={onClose}
    onConfirm={async () => {
      onMissing(undefined);
      try {
        const { number } = await api.invoices.issue({ id: placement.id, kind });
        showToast({ title: m.invoice_issued({ number }) });
      } catch (error) {
        // Said on the page, with links to where it is filled in.
        const { fields } = problemOf(error);
        if (fields.length === 0) throw error;
        onMissing(fields.map(({ path }) => path));
        return;
      }
      await onChanged();
    }}
  />
);
