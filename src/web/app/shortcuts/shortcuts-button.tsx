import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** Hidden on small screens, which rarely have a keyboard. */
export function ShortcutsButton({ onPress, className }: { onPress: () => void; className?: string }) {
  return (
    <Button variant="ghost" size="sm" onClick={onPress} className={`max-md:hidden ${className ?? ''}`.trimEnd()}>
      {m.app_shortcuts()}
      <kbd aria-hidden="true">?</kbd>
    </Button>
  );
}
