import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { StoredFile } from '#contract/files/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { downloadProblem, fetchFile } from '#web/app/download.tsx';
import { unchanging } from '#web/app/query-freshness.ts';
import { saveFile } from '#web/app/save-file.ts';
import { closeToast, showToast } from '#web/ui/toast.tsx';

export const cvUrl = (applicationId: string): string => `/api/applications/${applicationId}/cv`;

/** The bytes of a CV, fetched once for preview and download. */
export const cvQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'cv', applicationId],
    ...unchanging,
    queryFn: async ({ signal }) => (await fetchFile(cvUrl(applicationId), signal)).arrayBuffer(),
  });

export const cvProblem = (error: unknown): string => downloadProblem(error, m.applications_cv_failed());

export function useCvDownload(applicationId: string, cv: StoredFile) {
  const client = useQueryClient();
  const url = cvUrl(applicationId);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isPending,
    problem,
    async download(): Promise<void> {
      setPending(true);
      setProblem(undefined);
      try {
        saveFile(cv, await client.fetchQuery(cvQuery(applicationId)));
        closeToast(url);
      } catch (error) {
        const title = cvProblem(error);
        setProblem(title);
        showToast({ action: url, variant: 'destructive', title });
      }
      setPending(false);
    },
  };
}
