import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { amountOf } from '#web/ui/amount.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { PlacementDialogProps } from './placement-actions.tsx';
import { inputOf, type TypedPlacement, PlacementFields } from './placement-fields.tsx';

/** What is known of a placement before it starts, and who shares in it. */
export default function ChangeDialog({ placement, onClose, onChanged }: PlacementDialogProps) {
  const [draft, setDraft] = useState<TypedPlacement>({
    title: placement.title,
    startsOn: placement.startsOn,
    fixedPay: String(placement.fixedPay),
    variablePay: String(placement.variablePay),
    currency: placement.currency,
  });
  const [shares, setShares] = useState<Record<string, string>>(() =>
    Object.fromEntries(placement.shares.map(({ userId, percent }) => [userId, String(percent)])),
  );
  const save = async () => {
    const given = Object.entries(shares)
      .filter(([, percent]) => percent.trim() !== '')
      .map(([userId, percent]) => ({ userId, percent: amountOf(percent) }));
    await api.placements.change({ id: placement.id, ...inputOf(draft), shares: given });
    showToast({ title: m.placement_saved() });
    await onChanged();
  };
  return (
    <FormDialog title={m.placement_change()} action={m.placement_save()} size="md" onClose={onClose} send={save}>
      {(problems) => (
        <>
          <PlacementFields draft={draft} problems={problems} onChange={setDraft} />
          <ShareFields {...{ placement, shares, problems }} onChange={setShares} />
        </>
      )}
    </FormDialog>
  );
}

interface ShareFieldsProps {
  placement: PlacementDialogProps['placement'];
  /** As typed, by consultant. */
  shares: Record<string, string>;
  problems: ReadonlyMap<string, string>;
  onChange: (shares: Record<string, string>) => void;
}

function ShareFields({ placement, shares, problems, onChange }: ShareFieldsProps) {
  const { data } = useQuery(queries.agency.consultants.queryOptions());
  const consultants = data?.consultants ?? placement.shares;
  const isWrong = [...problems.keys()].some((path) => path.startsWith('shares'));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{m.placement_shares()}</legend>
      <p className="mb-3 text-sm text-soft">{m.placement_shares_hint()}</p>
      {isWrong && <Alert variant="attention">{m.placement_shares_wrong()}</Alert>}
      <div className="grid gap-4 md:grid-cols-2">
        {consultants.map(({ userId, name }) => (
          <TextField
            key={userId}
            label={m.placement_share_of({ name })}
            inputMode="numeric"
            autoComplete="off"
            value={shares[userId] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ ...shares, [userId]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
