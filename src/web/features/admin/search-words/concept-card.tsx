import { X } from 'lucide-react';

import type { SearchConcept } from '#contract/admin/search-words.ts';
import { m } from '#generated/paraglide/messages.js';
import { choiceText } from '#web/features/jobs/job-words.ts';
import { Card } from '#web/ui/card.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { kindName } from './concept-words.ts';

export interface OwnWord {
  id: string;
  word: string;
  concept: SearchConcept;
}

interface ConceptCardProps {
  concept: SearchConcept;
  onRemove: (word: OwnWord) => void;
}

export const headingId = ({ key }: Pick<SearchConcept, 'key'>): string => `concept-${key}`;

export function ConceptCard({ concept, onRemove }: ConceptCardProps) {
  const { kind, label, category, isco, words } = concept;
  const facts = [
    kindName(kind),
    category && choiceText('category', category),
    isco && m.admin_words_isco({ code: isco }),
  ];
  return (
    <Card as="li">
      <h3 id={headingId(concept)} tabIndex={-1}>
        {label}
      </h3>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 lg:grid-cols-3">
        {words.map(({ locale, listed, own }) => (
          <div key={locale}>
            <dt className="font-semibold">{listedLanguageName(locale)}</dt>
            <dd lang={locale}>{listed.join(', ')}</dd>
            {own.length > 0 && (
              <dd className="mt-2">
                <p>{m.admin_words_own()}</p>
                <ul className="mt-1 flex flex-wrap gap-2">
                  {own.map(({ id, word }) => (
                    <OwnWordItem
                      key={id}
                      word={word}
                      locale={locale}
                      onRemove={() => onRemove({ id, word, concept })}
                    />
                  ))}
                </ul>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface OwnWordItemProps {
  word: string;
  locale: string;
  onRemove: () => void;
}

function OwnWordItem({ word, locale, onRemove }: OwnWordItemProps) {
  return (
    <li className="flex min-h-8 max-w-full items-center gap-1 rounded-control border border-line bg-sunken ps-2.5">
      <span lang={locale} className="min-w-0">
        {word}
      </span>
      <button
        type="button"
        aria-label={m.ui_remove_item({ item: word })}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}
