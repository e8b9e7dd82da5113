import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** What is shown once, to be copied. */
export function SecretField({ label, secret }: { label: string; secret: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast({ title: m.keys_copied() });
  };
  return (
    <div role="status" className="flex w-full flex-col items-start gap-3 rounded-card border border-line p-4">
      <TextField
        label={label}
        hint={m.keys_secret_hint()}
        readOnly
        value={secret}
        className="w-full"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={() => void copy()}>
        {m.keys_copy()}
      </Button>
    </div>
  );
}
