import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { IMPORT_BYTES_MAX } from '#contract/imports/import-choices.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

interface ImportUploadProps {
  label: string;
  hint: string;
  accept: string[];
  create: (file: File) => Promise<{ id: string }>;
  pageOf: (importId: string) => string;
}

/** Uploads a file to import, and opens its page. */
export function ImportUpload({ label, hint, accept, create, pageOf }: ImportUploadProps) {
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: create,
    onSuccess: ({ id }) => void navigate(href(pageOf(id))),
  });
  return (
    <FileDrop
      label={label}
      hint={hint}
      accept={accept}
      maxBytes={IMPORT_BYTES_MAX}
      onSelect={(file) => mutate(file)}
      errorMessage={error ? problemText(problemOf(error)) : undefined}
      {...(isPending && { upload: { name: variables.name, sent: variables.size, total: variables.size } })}
    />
  );
}
