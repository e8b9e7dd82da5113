import { useQuery } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

export interface Rejection {
  reasonId: string | null;
  isTold: boolean;
}

interface RejectionFieldsProps {
  applicationId: string;
  rejection: Rejection;
  onChange: (rejection: Rejection) => void;
}

/** The reason of a rejection; empty if the company has not defined any. */
export function RejectionFields({ applicationId, rejection: { reasonId, isTold }, onChange }: RejectionFieldsProps) {
  const { data: reasons = [] } = useQuery(
    queries.rejections.ofApplication.queryOptions({ input: { id: applicationId } }),
  );
  if (reasons.length === 0) return null;
  const text = reasons.find(({ id }) => id === reasonId)?.text;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <NativeSelect
        label={m.rejections_choose()}
        emptyLabel={m.rejections_choose_none()}
        options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
        value={reasonId ?? ''}
        onChange={(event) => onChange({ reasonId: event.currentTarget.value || null, isTold: false })}
      />
      {text && (
        <Checkbox
          label={m.rejections_tell({ text })}
          checked={isTold}
          onChange={(event) => onChange({ reasonId, isTold: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}
