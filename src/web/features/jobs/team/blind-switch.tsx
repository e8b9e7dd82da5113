import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';

export const BlindSwitch = ({ jobId, first }: { jobId: string; first: boolean }) => (
  <SavedSwitch
    first={first}
    label={m.blind_switch()}
    hint={m.blind_before()}
    save={(isBlind) => api.blindReview.save({ id: jobId, isBlind })}
    done={(isBlind) => (isBlind ? m.blind_on() : m.blind_off())}
  />
);
