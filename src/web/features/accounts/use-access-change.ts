import { useQueryClient } from '@tanstack/react-query';

import { queries } from '#web/app/api-client.ts';

/** To be called after access was added or ended: the card with all access reads it again. */
export function useAccessChange(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.accountAccess.list.key() });
}
