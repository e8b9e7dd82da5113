import type { ReactNode, SubmitEvent } from 'react';

import type { SetUp } from '#contract/site/set-up.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export interface StepOfSetUp {
  token: string;
  setUp: SetUp;
}

interface StepProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
  action: string;
  problem: string | undefined;
  isPending: boolean;
  onSubmit: () => void;
  /** The result of the step. */
  result?: ReactNode;
}

/** Saved separately, so that the other steps can be done later. */
export function Step({ title, text, children, action, problem, isPending, onSubmit, result }: StepProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card as="li">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 max-w-prose text-soft">{text}</p>
      <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col items-stretch gap-5">
        {problem && <Alert variant="attention">{problem}</Alert>}
        {children}
        {result}
        <Button type="submit" isPending={isPending} className="self-start">
          {action}
        </Button>
      </form>
    </Card>
  );
}
