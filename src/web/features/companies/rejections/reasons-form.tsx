import type { RejectionReasonInput } from '#contract/applications/rejections.ts';
import { REJECTION_REASONS_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { newRandomId } from '#web/app/random-id.ts';
import { useListForm } from '#web/app/use-list-form.ts';

import { ReasonCard, type ReasonDraft } from './reason-card.tsx';

const draftOf = (reason: RejectionReasonInput): ReasonDraft => ({ ...reason, key: newRandomId() });

const inputOf = ({ key: _key, ...reason }: ReasonDraft): RejectionReasonInput => reason;

export function ReasonsForm({ companyId, first }: { companyId: string; first: readonly RejectionReasonInput[] }) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (reasons) =>
      (await api.rejections.saveReasons({ id: companyId, reasons: reasons.map(inputOf) })).map(draftOf),
    savedText: m.rejections_saved,
    unsavedText: m.rejections_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="reasons"
      max={REJECTION_REASONS_MAX}
      words={{
        empty: m.rejections_none(),
        emptyText: m.rejections_none_text(),
        add: m.rejections_add(),
        save: m.rejections_save(),
      }}
      create={() => draftOf({ names: {}, texts: {} })}
    >
      {(reason, row, at) => (
        <ReasonCard
          key={reason.key}
          {...row}
          reason={reason}
          onChange={(change) => form.set(form.rows.with(at, { ...reason, ...change }))}
        />
      )}
    </ListForm>
  );
}
