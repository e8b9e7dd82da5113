import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { Step, type StepOfSetUp } from './step.tsx';
import { useSent } from './use-sent.ts';

/** The last step, which opens the administration. */
export function AdministratorStep({ token }: StepOfSetUp) {
  const [person, setPerson] = useState({ firstName: '', lastName: '', email: '', password: '' });
  const { problem, problems, isSending, send } = useSent();
  const put = (change: Partial<typeof person>) => setPerson((before) => ({ ...before, ...change }));
  const create = () =>
    send(async () => {
      await api.setUp.finish({ token, ...person });
      // Everything is loaded again for the newly signed-in user.
      location.assign(href(paths.admin()));
    });
  return (
    <Step
      title={m.setup_admin()}
      text={m.setup_admin_text()}
      action={m.setup_finish()}
      problem={problem}
      isPending={isSending}
      onSubmit={() => void create()}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={m.auth_first_name()}
          isRequired
          autoComplete="given-name"
          value={person.firstName}
          onChange={({ target }) => put({ firstName: target.value })}
          errorMessage={problems.get('firstName')}
        />
        <TextField
          label={m.auth_last_name()}
          isRequired
          autoComplete="family-name"
          value={person.lastName}
          onChange={({ target }) => put({ lastName: target.value })}
          errorMessage={problems.get('lastName')}
        />
      </div>
      <TextField
        label={m.auth_email()}
        type="email"
        isRequired
        autoComplete="email"
        value={person.email}
        onChange={({ target }) => put({ email: target.value })}
        errorMessage={problems.get('email')}
      />
      <PasswordField
        label={m.auth_password()}
        isRequired
        autoComplete="new-password"
        value={person.password}
        onChange={({ target }) => put({ password: target.value })}
        errorMessage={problems.get('password')}
      />
    </Step>
  );
}
