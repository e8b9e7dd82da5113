import { Fragment, type ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

import { useShortcutSetting } from './shortcut-setting.ts';

interface ShortcutsDialogProps {
  /** What the keys act on. */
  about: string;
  /** Except `?`. */
  keys: readonly [names: readonly string[], meaning: string][];
  onClose: () => void;
}

export function ShortcutsDialog({ about, keys, onClose }: ShortcutsDialogProps) {
  const [isOn, set] = useShortcutSetting();
  return (
    <Dialog isOpen size="sm" title={m.app_shortcuts()} onClose={onClose}>
      <p className="text-soft">{about}</p>
      <dl className="mt-5 mb-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
        {[...keys, [['?'], m.app_shortcuts_show()] as const].map(([names, meaning]) => (
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
      <Checkbox
        label={m.app_shortcuts_use()}
        checked={isOn}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    </Dialog>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="min-w-7 text-center">{children}</kbd>;
}
