import { CircleAlert, CircleCheck, Eye, LoaderCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { EditableJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { problemText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dateFormat } from '#web/ui/formats.ts';

import { JobPreview } from './job-preview.tsx';
import type { SaveState } from './job-saver.ts';
import { useEditor } from './use-job-editor.ts';
import { usePreflight } from './use-preflight.ts';

interface ActionBarProps {
  companyName: string;
  isChecked: boolean;
  onSave: () => Promise<unknown>;
  onCheck: () => Promise<unknown>;
  onPublish: () => Promise<unknown>;
}

export function ActionBar({ companyName, isChecked, onSave, onCheck, onPublish }: ActionBarProps) {
  const { job, saver, approval } = useEditor();
  const [isPreviewing, setPreviewing] = useState(false);
  const isWaiting = approval?.approval?.state === 'pending';
  const canPublish = !job || (job.can.publish && !isWaiting);
  const { data } = usePreflight(job);
  const isComplete = isChecked && data?.missing.length === 0;
  return (
    <div
      role="group"
      data-action-bar=""
      aria-label={m.jobs_edit_actions()}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line bg-paper px-4 py-2.5 md:bottom-0 md:py-3"
    >
      <div className="min-w-0 md:min-h-5">
        <SaveStatus />
      </div>
      <div className="flex grow flex-wrap justify-end gap-2 md:grow-0 md:gap-3">
        <Button variant="ghost" className={isChecked ? '' : 'lg:hidden'} onClick={() => setPreviewing(true)}>
          <Eye aria-hidden="true" />
          <span className="max-md:sr-only">{m.jobs_edit_preview()}</span>
        </Button>
        {!saver.isAutomatic && (
          <Waiting variant={canPublish ? 'outline' : 'default'} label={m.jobs_edit_save()} onPress={onSave} />
        )}
        {canPublish &&
          (isComplete ? (
            <Waiting
              key="publish"
              variant="default"
              label={approval?.isNeeded ? m.approval_ask() : publishText(job)}
              onPress={onPublish}
            />
          ) : (
            <Waiting key="check" variant="default" label={m.jobs_edit_check_publish()} onPress={onCheck} />
          ))}
      </div>
      <Dialog title={m.jobs_edit_preview()} size="lg" isOpen={isPreviewing} onClose={() => setPreviewing(false)}>
        <JobPreview companyName={companyName} />
      </Dialog>
    </div>
  );
}

const publishText = (job: EditableJob | null): string =>
  job?.status === 'paused' ? m.jobs_edit_publish_again() : m.jobs_edit_publish();

function Waiting({
  variant,
  label,
  onPress,
}: {
  variant: 'default' | 'outline';
  label: string;
  onPress: () => Promise<unknown>;
}) {
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    await onPress();
    setPending(false);
  };
  return (
    <Button variant={variant} isPending={isPending} onClick={() => void press()}>
      {label}
    </Button>
  );
}

/** "Saving" is shown but not announced: it would interrupt too often. */
function SaveStatus() {
  const { state, saver } = useEditor();
  const isSaving = state.kind === 'saving' || (state.kind === 'unsaved' && saver.isAutomatic);
  const { text, icon } = isSaving ? saving() : viewOf(state);
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
      {icon}
      {isSaving && <span>{text}</span>}
      <span role="status">{isSaving ? '' : text}</span>
    </p>
  );
}

interface StateView {
  text: string;
  icon: ReactNode;
}

const good = <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />;
const bad = <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-coral" />;

const saving = (): StateView => ({
  text: m.jobs_edit_saving(),
  icon: <LoaderCircle aria-hidden="true" className="size-4 shrink-0" />,
});

const timeOf = (at: number) => dateFormat(getLocale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

function viewOf(state: SaveState): StateView {
  switch (state.kind) {
    case 'saved':
      if (state.isPartial) return { text: m.jobs_edit_saved_partly(), icon: bad };
      return state.isUnconfirmed
        ? { text: m.jobs_edit_saved_unconfirmed({ time: timeOf(state.at) }), icon: bad }
        : { text: m.jobs_edit_saved({ time: timeOf(state.at) }), icon: good };
    case 'failed':
      return { text: state.willRetry ? m.jobs_edit_save_retry() : problemText(state.problem), icon: bad };
    case 'conflict':
      return { text: m.jobs_edit_save_conflict(), icon: bad };
    case 'unsaved':
      return { text: m.jobs_edit_unsaved(), icon: null };
    default:
      return { text: '', icon: null };
  }
}
