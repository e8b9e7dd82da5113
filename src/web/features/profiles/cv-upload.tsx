import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';

import { fileRules } from '#contract/files/file-rules.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { formatBytes } from '#web/ui/bytes.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

import { useUpdateProfile } from './own-profile.ts';
import { useUpload } from './use-upload.ts';

const { types, maxBytes } = fileRules.cv;

// Browsers do not always know the type of a Word file, but its extension.
const ACCEPTED = [...types, '.pdf', '.doc', '.docx'];

export interface CvUploadProps extends Pick<Profile, 'cv'> {
  /** While a file is being uploaded into the profile. */
  onBusy?: (isBusy: boolean) => void;
}

export function CvUpload({ cv, onBusy }: CvUploadProps) {
  const update = useUpdateProfile();
  const [isSaved, setSaved] = useState(false);
  const { upload, problem, onSelect, onCancel } = useUpload('cv', async ({ id }) => {
    await update({ cvFileId: id });
    setSaved(true);
  });
  const isBusy = upload !== undefined;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return (
    <div>
      <FileDrop
        label={cv ? m.profile_cv_replace() : m.profile_cv_upload()}
        hint={m.profile_cv_hint({ max: formatBytes(maxBytes) })}
        accept={ACCEPTED}
        maxBytes={maxBytes}
        errorMessage={problem}
        {...{ upload, onSelect, onCancel }}
      />
      {/* Not a toast, which would cover the buttons of the dialog that sends an application. */}
      <p role="status" className="text-sm text-accent">
        {isSaved && !isBusy && !problem && (
          <span className="mt-2 inline-flex items-center gap-1">
            <Check aria-hidden="true" className="size-4" />
            {m.profile_saved()}
          </span>
        )}
      </p>
    </div>
  );
}
