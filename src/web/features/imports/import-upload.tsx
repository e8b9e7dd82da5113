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
  maxBytes?: number;
  /** Several files make one import. */
  multiple?: boolean;
  create: (file: File, others: File[]) => Promise<{ id: string }>;
  pageOf: (importId: string) => string;
}

/** Uploads what to import, and opens the page of the import. */
export function ImportUpload({ create, pageOf, maxBytes = IMPORT_BYTES_MAX, ...drop }: ImportUploadProps) {
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ file, others }: { file: File; others: File[] }) => create(file, others),
    onSuccess: ({ id }) => void navigate(href(pageOf(id))),
  });
  return (
    <FileDrop
      {...drop}
      maxBytes={maxBytes}
      onSelect={(file, others) => mutate({ file, others })}
      errorMessage={error ? problemText(problemOf(error)) : undefined}
      {...(isPending && { upload: uploadOf(variables.file) })}
    />
  );
}

const uploadOf = ({ name, size }: File) => ({ name, sent: size, total: size });
