import { CircleCheckBig } from 'lucide-react';
import { useRef, useState } from 'react';

import { paths } from '#contract/paths.ts';
import type { Due } from '#contract/placements/desk.ts';
import type { DueKind } from '#contract/placements/placement-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ShortcutsDialog } from '#web/app/shortcuts/later-dialog.ts';
import { ShortcutsButton } from '#web/app/shortcuts/shortcuts-button.tsx';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';

import { dueWords } from './placement-words.ts';

const places: Record<DueKind, (id: string) => string> = {
  answer: paths.mandate,
  screening_requested: paths.screening,
  screening_open: paths.screening,
  start: paths.placement,
  invoice: paths.placement,
  consent_ending: paths.mandate,
  guarantee_ending: paths.placement,
  consent_asked: paths.mandate,
};

/** What waits for a consultant; J and K move the focus, Enter opens. */
export function DueList({ due }: { due: readonly Due[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const move = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    // Without a focus in the list, the first one.
    links[Math.min(Math.max(at === -1 ? 0 : at + by, 0), links.length - 1)]?.focus();
    return links.length > 0;
  };
  useShortcuts({ j: () => move(1), k: () => move(-1), '?': () => setHelpOpen(true) });
  return (
    <section aria-labelledby="due" className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 id="due" className="text-lg">
          {m.desk_due()}
        </h2>
        {due.length > 0 && <ShortcutsButton onPress={() => setHelpOpen(true)} />}
      </div>
      {due.length === 0 ? (
        <EmptyState icon={<CircleCheckBig />} title={m.desk_none()}>
          {m.desk_none_text()}
        </EmptyState>
      ) : (
        <ul ref={list} className="divide-y divide-line border-y border-line">
          {due.map((one) => (
            <Row key={`${one.kind} ${one.key}`} due={one} />
          ))}
        </ul>
      )}
      {isHelpOpen && (
        <ShortcutsDialog
          about={m.desk_shortcuts_about()}
          keys={[
            [['J', 'K'], m.desk_shortcut_move()],
            [['Enter'], m.desk_shortcut_open()],
          ]}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </section>
  );
}

const Row = ({ due: { kind, id, personName, clientName, title, day } }: { due: Due }) => (
  <li className="relative grid gap-x-8 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] md:items-center">
    <span className="text-sm text-soft">{dueWords[kind]()}</span>
    <span className="min-w-0">
      <Link
        to={href(places[kind](id))}
        look="quiet"
        className="font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        {personName ?? title}
      </Link>
      <span className="block text-sm text-soft wrap-anywhere">
        {[personName === null ? '' : title, clientName ?? ''].filter(Boolean).join(' · ')}
      </span>
    </span>
    <span className="text-sm text-soft">{dayText(day)}</span>
  </li>
);
