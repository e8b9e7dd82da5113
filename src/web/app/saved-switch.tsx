import { useState } from 'react';

import { Alert } from '#web/ui/alert.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { problemOf, problemText } from './problem.ts';

interface SavedSwitchProps {
  first: boolean;
  label: string;
  hint: string;
  save: (isOn: boolean) => Promise<unknown>;
  /** Said once it is saved. */
  done: (isOn: boolean) => string;
}

/** Saves itself when it is moved, and goes back where that is refused. */
export function SavedSwitch({ first, label, hint, save, done }: SavedSwitchProps) {
  const [isOn, setOn] = useState(first);
  const [known, setKnown] = useState(first);
  // A reload may change it: the site can disable a webhook itself.
  if (known !== first) {
    setKnown(first);
    setOn(first);
  }
  const [problem, setProblem] = useState<string>();
  const change = async (wanted: boolean) => {
    setOn(wanted);
    setProblem(undefined);
    try {
      await save(wanted);
      showToast({ title: done(wanted) });
    } catch (failure) {
      setOn(!wanted);
      setProblem(problemText(problemOf(failure)));
    }
  };
  return (
    <>
      <Switch {...{ label, hint }} checked={isOn} onChange={(event) => void change(event.currentTarget.checked)} />
      {problem && <Alert variant="attention">{problem}</Alert>}
    </>
  );
}
