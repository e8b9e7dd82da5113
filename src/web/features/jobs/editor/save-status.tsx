import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { problemText } from '#web/app/problem.ts';

import type { SaveState } from './job-saver.ts';
import { useEditor } from './use-job-editor.ts';

/** How it stands with what was typed, in a few words. Saving itself is shown but not said: it would talk into every pause. */
export function SaveStatus() {
  const { state, saver } = useEditor();
  const isSaving = state.kind === 'saving' || (state.kind === 'unsaved' && saver.isAutomatic);
  const { text, icon } = isSaving ? saving() : told(state);
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
      {icon}
      {isSaving && <span>{text}</span>}
      <span role="status">{isSaving ? '' : text}</span>
    </p>
  );
}

interface Told {
  text: string;
  icon: ReactNode;
}

const good = <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />;
const bad = <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-coral" />;

const saving = (): Told => ({
  text: m.jobs_edit_saving(),
  icon: <LoaderCircle aria-hidden="true" className="size-4 shrink-0" />,
});

const timeOf = (at: number) =>
  new Intl.DateTimeFormat(intlLocale(getLocale()), { hour: 'numeric', minute: '2-digit' }).format(at);

function told(state: SaveState): Told {
  switch (state.kind) {
    case 'saved':
      return state.isPartial
        ? { text: m.jobs_edit_saved_partly(), icon: bad }
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
