import { useState } from 'react';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { OWN_DATA_ARCHIVE } from '#contract/files/file-rules.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { parseJson, refusalOf } from '#web/app/refusal-of.ts';
import { saveBlob } from '#web/app/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { EraseAccount } from './erase-account.tsx';

export function OwnData({ viewer, hasPassword }: { viewer: Viewer; hasPassword: boolean }) {
  const [isErasing, setErasing] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <Downloads />
      <div className="flex flex-col items-start gap-4 border-t border-line pt-6">
        <p className="text-soft">{viewer.unclaimed ? m.person_erase_text() : m.owndata_erase_text()}</p>
        <Button variant="outline" onClick={() => setErasing(true)}>
          {viewer.unclaimed ? m.person_erase() : m.owndata_erase()}
        </Button>
      </div>
      {isErasing && <EraseAccount viewer={viewer} hasPassword={hasPassword} onClose={() => setErasing(false)} />}
    </div>
  );
}

/** The parts of the download, and how each is fetched. */
const downloads = {
  archive: readArchive,
  json: async () => (await api.ownData.export({})).body,
};

type Kind = keyof typeof downloads;

function Downloads() {
  const [pending, setPending] = useState<Kind>();
  const [problem, setProblem] = useState<string>();
  const download = async (kind: Kind) => {
    setPending(kind);
    setProblem(undefined);
    try {
      const file = await downloads[kind]();
      saveBlob(file.name, file);
      showToast({ title: m.owndata_exported() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(undefined);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">{m.owndata_export_text()}</p>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button variant="secondary" isPending={pending === 'archive'} onClick={() => void download('archive')}>
        {m.owndata_export()}
      </Button>
      <Button variant="outline" isPending={pending === 'json'} onClick={() => void download('json')}>
        {m.owndata_export_json()}
      </Button>
    </div>
  );
}

/** Large files are streamed to the disk by the browser. */
async function readArchive(): Promise<File> {
  const answer = await fetch(`${OWN_DATA_ARCHIVE}?locale=${getLocale()}`, { method: 'POST' });
  if (!answer.ok) throw refusalOf(answer.status, parseJson(await answer.text()));
  const [, name] = /filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const blob = await answer.blob();
  return new File([blob], name ?? 'own-data.zip', { type: blob.type });
}
