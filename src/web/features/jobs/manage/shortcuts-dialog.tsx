import { Fragment, type ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { actionText } from './change-texts.ts';
import { useShortcutSetting } from './shortcut-setting.ts';

/** The keys of the page, and a way to turn them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, set] = useShortcutSetting();
  const keys: [keys: string[], meaning: string][] = [
    [['J', 'K', '↓', '↑'], m.jobs_shortcut_move()],
    [['X'], m.jobs_shortcut_select()],
    [['E'], m.jobs_action_edit()],
    [['P'], m.jobs_shortcut_pause()],
    [['C'], actionText('close')],
    [['R'], actionText('renew')],
    [['D'], actionText('duplicate')],
    [['/'], m.jobs_manage_search()],
    [['Esc'], m.jobs_manage_clear_selection()],
    [['?'], m.jobs_shortcut_help()],
  ];
  return (
    <Dialog isOpen size="sm" title={m.jobs_shortcuts()} onClose={onClose}>
      <p className="text-soft">{m.jobs_shortcuts_about()}</p>
      <dl className="mt-5 mb-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        {keys.map(([names, meaning]) => (
          <Fragment key={meaning}>
            <dt className="flex items-start gap-1">
              {names.map((name) => (
                <Key key={name}>{name}</Key>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <Checkbox label={m.jobs_shortcuts_use()} checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    </Dialog>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="min-w-7 text-center">{children}</kbd>;
}
