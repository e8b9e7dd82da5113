import type { Place } from '#contract/places/places.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { KM_CHOICES, KM_DEFAULT, kmText, NEAR_FIELDS, placeLabel } from './near-place.ts';
import type { JobQuery, UnreadValue } from './search-url.ts';
import { SuggestionList } from './suggestion-list.tsx';

const SUGGESTIONS = 'near-suggestions';

interface NearFilterProps {
  query: JobQuery;
  unread: readonly UnreadValue[];
  place: Place | null;
}

/** A distance from a place. The form submits the typed text; static-page.js suggests places while typing. */
export function NearFilter({ query, unread, place }: NearFilterProps) {
  const unknown = unread.find(({ name }) => name === NEAR_FIELDS.typed);
  const { km = KM_DEFAULT } = query;
  // A distance from the address that is not in the list is added as a choice.
  const offered = [...new Set([...KM_CHOICES, km])].sort((a, b) => a - b);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={m.jobs_near_place()}
        hint={m.jobs_near_place_hint()}
        name={NEAR_FIELDS.typed}
        autoComplete="off"
        maxLength={80}
        defaultValue={unknown?.value ?? (place ? placeLabel(place) : undefined)}
        errorMessage={unknown && m.jobs_near_unknown()}
        list={SUGGESTIONS}
        data-suggest={`/api/places?locale=${getLocale()}&q=`}
      />
      <SuggestionList id={SUGGESTIONS} label={m.jobs_near_suggestions()} />
      {place && <input type="hidden" name={NEAR_FIELDS.before} value={place.id} />}
      <NativeSelect
        label={m.jobs_near_distance()}
        name="km"
        data-with={NEAR_FIELDS.typed}
        defaultValue={String(km)}
        options={offered.map((choice) => ({ value: String(choice), label: kmText(choice) }))}
      />
    </div>
  );
}
