import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countryCodes } from '#contract/countries.ts';
import type { Place } from '#contract/places/places.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { queries } from '#web/app/api-client.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import type { Option } from '#web/ui/option.ts';
import { SuggestField, type SuggestFieldProps } from '#web/ui/suggest-field.tsx';

interface PlaceFieldProps extends Omit<SuggestFieldProps, 'suggestions' | 'onChoose'> {
  /** Gets the country of the chosen suggestion. */
  onCountry: (code: string) => void;
}

const PAUSE = 150;
const TYPED_MIN = 2;
const TYPED_MAX = 80;

/** A city as free text. A suggestion fills in the local name. */
export function PlaceField({ onCountry, onChange, ...field }: PlaceFieldProps) {
  // Empty if the text is not the last typed one, so that nothing is suggested for it.
  const [typed, setTyped] = useState('');
  const places = usePlaces(typed);
  const choose = (id: string) => {
    const place = places.find((one) => String(one.id) === id);
    if (!place) return;
    setTyped('');
    onChange(place.ownName);
    if (countryCodes.includes(place.country)) onCountry(place.country);
  };
  const type = (text: string) => {
    // The field also reports an unchanged text.
    if (text !== field.value) setTyped(text);
    onChange(text);
  };
  return <SuggestField {...field} onChange={type} suggestions={places.map(optionOf)} onChoose={choose} />;
}

function usePlaces(typed: string): Place[] {
  const q = useSettled(typed, PAUSE).trim();
  const input = q.length < TYPED_MIN || q.length > TYPED_MAX ? skipToken : { q, locale: getLocale() };
  const { data } = useQuery({ ...queries.places.search.queryOptions({ input }), placeholderData: keepPreviousData });
  return typed.trim().length < TYPED_MIN ? [] : (data ?? []);
}

const optionOf = ({ id, name, ownName, country }: Place): Option => ({
  value: String(id),
  label: name,
  description: name === ownName ? countryName(country) : `${ownName}, ${countryName(country)}`,
});
