import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';

import type { LanguageGain } from '#contract/jobs/jobs.ts';
import type { Profile, profileInput } from '#contract/profiles/profiles.ts';
import { api, queries } from '#web/app/api-client.ts';

/** The reader's profile: as rendered by the server, then as last saved. */
export function useOwnProfile(rendered: Profile): Profile {
  return useQuery(queries.profiles.mine.queryOptions({ initialData: rendered })).data;
}

/** As rendered by the server; counted again after a change of languages. */
export function useLanguageGains(rendered: LanguageGain[]): LanguageGain[] {
  return useQuery(queries.jobs.languageGains.queryOptions({ initialData: rendered })).data;
}

/** Rejects with the API's refusal. */
export function useUpdateProfile() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async (change: Partial<z.input<typeof profileInput>>): Promise<void> => {
    client.setQueryData(queries.profiles.mine.queryKey(), await api.profiles.update(change));
    if (change.languages) void client.invalidateQueries({ queryKey: queries.jobs.languageGains.key() });
    // The header shows the name and the picture.
    if (change.firstName || change.lastName || change.avatarFileId !== undefined) await revalidate();
  };
}

/** Reloads the profile after a related change elsewhere. */
export function useReloadProfile() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.profiles.mine.key() });
}
