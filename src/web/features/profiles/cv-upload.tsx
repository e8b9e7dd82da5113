import { useEffect } from 'react';

import { fileRules } from '#contract/files/file-rules.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { formatBytes } from '#web/ui/bytes.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { showToast } from '#web/ui/toast.tsx';

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
  const { upload, problem, onSelect, onCancel } = useUpload('cv', async ({ id }) => {
    await update({ cvFileId: id });
    showToast({ title: m.profile_saved() });
  });
  const isBusy = upload !== undefined;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return (
    <FileDrop
      label={cv ? m.profile_cv_replace() : m.profile_cv_upload()}
      hint={m.profile_cv_hint({ max: formatBytes(maxBytes) })}
      accept={ACCEPTED}
      maxBytes={maxBytes}
      errorMessage={problem}
      {...{ upload, onSelect, onCancel }}
    />
  );
}
