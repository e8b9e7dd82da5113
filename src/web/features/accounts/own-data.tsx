import { useState } from 'react';

import type { Viewer } from '#contract/viewer.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { EraseAccount } from './erase-account.tsx';

export function OwnData({ viewer, hasPassword }: { viewer: Viewer; hasPassword: boolean }) {
  const [isErasing, setErasing] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <Download />
      <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
        <p className="text-soft">{m.owndata_erase_text()}</p>
        <Button variant="outline" onClick={() => setErasing(true)}>
          {m.owndata_erase()}
        </Button>
      </div>
      {isErasing && <EraseAccount viewer={viewer} hasPassword={hasPassword} onClose={() => setErasing(false)} />}
    </div>
  );
}

function Download() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const download = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      const { body } = await api.ownData.export({});
      save(body);
      showToast({ title: m.owndata_exported() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">{m.owndata_export_text()}</p>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="secondary" isPending={isPending} onClick={() => void download()}>
        {m.owndata_export()}
      </Button>
    </div>
  );
}

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
