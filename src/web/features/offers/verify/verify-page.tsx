import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useSite } from '#web/app/site.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

import type { Route } from './+types/verify-page';

/** Far more than any document of the site; a browser reads the file into memory. */
const MAX_BYTES = 100_000_000;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.verify_title() });

/** Whether a file is a document that the site signed, unaltered. The file itself is not sent. */
export default function VerifyPage() {
  const [result, setResult] = useState<Result>();
  const check = async (file: File) => {
    setResult(undefined);
    setResult(await verifyFile(file));
  };
  return (
    <div className="page-width max-w-[44rem] py-10 md:py-16">
      <h1>{m.verify_title()}</h1>
      <p className="mt-4 mb-8">{m.verify_about()}</p>
      <FileDrop
        label={m.verify_file()}
        accept={['application/pdf', '.pdf']}
        maxBytes={MAX_BYTES}
        onSelect={(file) => void check(file)}
        errorMessage={result && 'problem' in result ? result.problem : undefined}
      />
      <div role="status" className="mt-6">
        {result && 'signedAt' in result && <Verdict {...result} />}
      </div>
      <h2 className="mt-10 text-lg">{m.verify_limits()}</h2>
      <p className="mt-2 text-soft">{m.verify_limits_text()}</p>
    </div>
  );
}

type Result = { name: string; signedAt: string | null } | { problem: string };

async function verifyFile(file: File): Promise<Result> {
  let digest;
  try {
    digest = await digestOf(file);
  } catch {
    // Moved or deleted since, or the page is not on HTTPS.
    return { problem: m.verify_unreadable() };
  }
  try {
    const { signedAt } = await api.signedDocuments.verify({ digest });
    return { name: file.name, signedAt };
  } catch (error) {
    return { problem: problemText(problemOf(error)) };
  }
}

/** SHA-256, in hexadecimal. */
async function digestOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function Verdict({ name, signedAt }: { name: string; signedAt: string | null }) {
  const site = useSite().name;
  return (
    <Alert
      isStatic
      variant={signedAt ? 'success' : 'attention'}
      title={signedAt ? m.verify_signed() : m.verify_unknown()}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p>{signedAt ? m.verify_signed_text({ site, date: dayText(signedAt, 'long') }) : m.verify_unknown_text()}</p>
    </Alert>
  );
}
