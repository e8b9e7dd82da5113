import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import type { Profile } from '#contract/profiles.ts';
import { queries } from '#web/app/api-client.ts';

/** The own profile: as the server rendered it at first, then as it was last saved. */
export function useOwnProfile(rendered: Profile): Profile {
  return useQuery(queries.profiles.mine.queryOptions({ initialData: rendered })).data;
}

/** Changes a part of the own profile. The promise fails with what the API refuses. */
export function useUpdateProfile() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(
    queries.profiles.update.mutationOptions({
      onSuccess: (profile) => client.setQueryData(queries.profiles.mine.queryKey(), profile),
    }),
  );
  return mutateAsync;
}

/** Reads the own profile anew, after something that belongs to it has changed elsewhere. */
export function useReloadProfile() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.profiles.mine.key() });
}
