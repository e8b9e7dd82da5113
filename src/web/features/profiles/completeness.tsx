import { completenessSteps } from '#contract/profiles/profile-choices.ts';
import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { Meter } from '#web/ui/meter.tsx';

import { MissingSteps } from './missing-steps.tsx';

interface CompletenessProps extends Pick<Profile, 'missing'> {
  /** The profile page's address; empty on that page. */
  page?: string;
}

export function Completeness({ missing, page }: CompletenessProps) {
  const max = completenessSteps.length;
  const value = max - missing.length;
  return (
    <aside aria-label={m.profile_completeness()} className="rounded-card bg-sunken p-5 md:p-6">
      <Meter
        label={m.profile_completeness()}
        value={value}
        max={max}
        valueLabel={m.profile_completeness_value({ done: value, all: max })}
      />
      <div className="mt-3">
        {missing.length === 0 ? (
          <p className="text-sm text-soft">{m.profile_complete()}</p>
        ) : (
          <MissingSteps {...{ missing, page }} />
        )}
      </div>
    </aside>
  );
}
