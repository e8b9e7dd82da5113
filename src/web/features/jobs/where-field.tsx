import type { Place } from '#contract/places/places.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Field } from '#web/ui/field.tsx';

import { KM_CHOICES, KM_DEFAULT, kmText, NEAR_FIELDS, placeLabel } from './near-place.ts';
import type { UnreadValue } from './search-url.ts';
import { SuggestionList } from './suggestion-list.tsx';

const SUGGESTIONS = 'where-suggestions';

interface WhereFieldProps {
  place?: Place | null;
  /** From the place. */
  km?: number;
  unread?: readonly UnreadValue[];
  placeholder?: string;
}

/**
 * The place of a search, with the distance from it once the place is known. The form submits the typed text;
 * static-page.js suggests places while typing.
 */
export function WhereField({ place = null, km = KM_DEFAULT, unread, placeholder }: WhereFieldProps) {
  const unknown = unread?.find(({ name }) => name === NEAR_FIELDS.typed);
  return (
    <>
      <Field label={m.jobs_search_where()} errorMessage={unknown && m.jobs_near_unknown()} className="where-field">
        {(control) => (
          <span className="relative block">
            <input
              {...control}
              type="text"
              name={NEAR_FIELDS.typed}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={80}
              placeholder={placeholder}
              defaultValue={unknown?.value ?? (place ? placeLabel(place) : undefined)}
              list={SUGGESTIONS}
              data-suggest={`/api/places?locale=${getLocale()}&q=`}
              className={place ? 'control pe-20 text-ellipsis' : 'control'}
            />
            {place && <Distance km={km} />}
          </span>
        )}
      </Field>
      <SuggestionList id={SUGGESTIONS} label={m.jobs_near_suggestions()} />
      {place && <input type="hidden" name={NEAR_FIELDS.before} value={place.id} />}
    </>
  );
}

/** At the end of the place's field. A distance from the address that is not in the list is added as a choice. */
function Distance({ km }: { km: number }) {
  const offered = [...new Set([...KM_CHOICES, km])].sort((a, b) => a - b);
  return (
    <select name="km" aria-label={m.jobs_near_distance()} defaultValue={String(km)} className="where-distance">
      {offered.map((choice) => (
        <option key={choice} value={String(choice)}>{`≤ ${kmText(choice)}`}</option>
      ))}
    </select>
  );
}
