import { useQueryClient } from '@tanstack/react-query';

import { queries } from '#web/app/api-client.ts';

/** To be called once something was added or ended that opens the account: the card of all of it reads them again. */
export function useAccessChange(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queries.accountAccess.list.key() });
}
