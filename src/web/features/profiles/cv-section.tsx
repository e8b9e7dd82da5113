import { FileText } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { fileUrl } from '#contract/files/file-rules.ts';
import type { StoredFile } from '#contract/files/files.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Time } from '#web/ui/time.tsx';

import { CvUpload } from './cv-upload.tsx';
import { useUpdateProfile } from './own-profile.ts';
import { ProfileSection } from './profile-section.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const CvFill = lazy(async () => ({ default: (await import('./cv/cv-fill.tsx')).CvFill }));

export function CvSection({ profile }: { profile: Profile }) {
  const { cv } = profile;
  const update = useUpdateProfile();
  const { place, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const remove = async () => {
    await update({ cvFileId: null });
    focusAfterRemoval();
  };
  return (
    <ProfileSection id="cv" title={m.profile_cv()} about={m.profile_cv_about()}>
      <div ref={place} className="flex max-w-[40rem] flex-col gap-5">
        {cv && <Cv cv={cv} onRemove={remove} />}
        <CvUpload cv={cv} />
        <FillIn profile={profile} />
      </div>
    </ProfileSection>
  );
}

/** Loaded on demand, since most visits do not need it. */
export function FillIn({ profile }: { profile: Profile }) {
  // The dashboard links to it.
  const isWanted = useSearchParams()[0].has('fill');
  const [isOpen, setOpen] = useState(isWanted);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isOpen)
    return (
      <p>
        <Button ref={button} variant="outline" onClick={() => setOpen(true)}>
          {m.cv_fill()}
        </Button>
      </p>
    );
  return (
    <Suspense fallback={<p role="status">{m.ui_pending()}</p>}>
      <CvFill profile={profile} onClose={close} />
    </Suspense>
  );
}

function Cv({ cv, onRemove }: { cv: StoredFile; onRemove: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      <FileText aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{cv.name}</p>
        <p className="text-sm text-soft">
          {formatBytes(cv.size)} · <Time iso={cv.createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <FileLink href={fileUrl(cv.id)} download={cv.name} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.profile_cv_download()}
        </FileLink>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {m.profile_cv_remove()}
        </Button>
      </div>
      <ConfirmDialog
        title={m.profile_cv_remove_title()}
        message={m.profile_cv_remove_text()}
        confirmLabel={m.profile_cv_remove()}
        destructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onRemove}
      />
    </div>
  );
}
