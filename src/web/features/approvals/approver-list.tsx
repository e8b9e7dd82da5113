import { APPROVERS_MAX } from '#contract/approvals/approval-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RowButtons } from '#web/ui/row-buttons.tsx';

interface ApproverListProps {
  members: readonly { userId: string; name: string }[];
  /** In the order in which they are asked. */
  approverIds: string[];
  problem: string | undefined;
  onChange: (approverIds: string[]) => void;
}

export function ApproverList({ members, approverIds, problem, onChange }: ApproverListProps) {
  const left = members.filter(({ userId }) => !approverIds.includes(userId));
  const canAdd = left.length > 0 && approverIds.length < APPROVERS_MAX;
  return (
    <>
      {approverIds.length > 0 && <Chosen {...{ members, approverIds, onChange }} />}
      {canAdd && (
        <NativeSelect
          label={m.approval_add()}
          emptyLabel={m.approval_add_none()}
          options={left.map(({ userId, name }) => ({ value: userId, label: name }))}
          value=""
          errorMessage={problem}
          onChange={({ currentTarget: { value } }) => value && onChange([...approverIds, value])}
        />
      )}
    </>
  );
}

function Chosen({ members, approverIds, onChange }: Omit<ApproverListProps, 'problem'>) {
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const move = (from: number, by: -1 | 1) => {
    const rest = approverIds.toSpliced(from, 1);
    onChange(rest.toSpliced(from + by, 0, approverIds[from] ?? ''));
  };
  return (
    <ol aria-label={m.approval_approvers()} className="flex flex-col">
      {approverIds.map((userId, at) => {
        const name = names.get(userId) ?? '';
        return (
          <li key={userId} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <span className="min-w-0 wrap-anywhere">
              {at + 1}. {name}
            </span>
            <RowButtons
              labels={{
                up: m.approval_row_up({ name }),
                down: m.approval_row_down({ name }),
                remove: m.approval_row_remove({ name }),
              }}
              isFirst={at === 0}
              isLast={at === approverIds.length - 1}
              onMove={(by) => move(at, by)}
              onRemove={() => onChange(approverIds.toSpliced(at, 1))}
            />
          </li>
        );
      })}
    </ol>
  );
}
