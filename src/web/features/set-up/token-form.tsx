import { type SubmitEvent, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface TokenFormProps {
  problem: string | undefined;
  onOpen: (token: string) => Promise<void>;
}

export function TokenForm({ problem, onOpen }: TokenFormProps) {
  const [token, setToken] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPending(true);
    await onOpen(token);
    setPending(false);
  };
  return (
    <Card className="mt-8">
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col items-start gap-4"
      >
        <TextField
          label={m.setup_token()}
          hint={m.setup_token_hint()}
          isRequired
          autoComplete="off"
          spellCheck={false}
          value={token}
          onChange={({ target }) => setToken(target.value)}
          errorMessage={problem}
          className="w-full"
        />
        <Button type="submit" isPending={isPending}>
          {m.setup_begin()}
        </Button>
      </form>
    </Card>
  );
}
