import { useRef, useState } from 'react';

import { SOURCE, SOURCE_MAX, sourceFrom } from '#contract/applications/application-source.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useSite } from '#web/app/site.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A link to a job that records its place of publication in the applications. */
export function TaggedLink({ jobId }: { jobId: string }) {
  const { origin } = useSite();
  const [name, setName] = useState('');
  const tag = sourceFrom(name);
  const link = origin + href(paths.job(jobId), { [SOURCE]: tag || undefined });
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={m.elsewhere_tag()}
        hint={m.elsewhere_tag_hint()}
        maxLength={SOURCE_MAX}
        autoComplete="off"
        className="max-w-[24rem]"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        ref={field}
        label={m.elsewhere_link()}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton variant="secondary" className="self-start" text={link} shownIn={field} copied={m.jobs_share_copied()}>
        {m.elsewhere_copy()}
      </CopyButton>
    </div>
  );
}
