import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';

export const SyndicationSwitch = ({ jobId, first }: { jobId: string; first: boolean }) => (
  <SavedSwitch
    first={first}
    label={m.elsewhere_switch()}
    hint={m.elsewhere_switch_hint()}
    save={(isSyndicated) => api.syndication.save({ id: jobId, isSyndicated })}
    done={(isSyndicated) => (isSyndicated ? m.elsewhere_on() : m.elsewhere_off())}
  />
);
