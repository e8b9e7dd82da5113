import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { StoredFile } from '#contract/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { unchanging } from '#web/app/query-freshness.ts';
import { saveFile } from '#web/app/save-file.ts';
import { closeToast, showToast } from '#web/ui/toast.tsx';

export const cvUrl = (applicationId: string): string => `/api/applications/${applicationId}/cv`;

/** The bytes of a CV, fetched once for preview and download. */
export const cvQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'cv', applicationId],
    ...unchanging,
    async queryFn({ signal }) {
      const response = await fetch(cvUrl(applicationId), { signal });
      if (!response.ok) throw new Error(`The CV was refused with ${response.status}.`);
      return response.arrayBuffer();
    },
  });

export function useCvDownload(applicationId: string, cv: StoredFile) {
  const client = useQueryClient();
  const url = cvUrl(applicationId);
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');
  return {
    state,
    async download(): Promise<void> {
      setState('pending');
      try {
        saveFile(cv, await client.fetchQuery(cvQuery(applicationId)));
        setState('ready');
        closeToast(url);
      } catch {
        setState('failed');
        showToast({ action: url, variant: 'destructive', title: m.applications_cv_failed() });
      }
    },
  };
}
