import { useEffect, useId, useRef } from 'react';

import {
  templateCategories,
  type TemplateCategory,
  type TemplateId,
  type TemplateQuestion,
} from '#contract/message-templates.ts';
import { preview } from '#contract/preview.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Card } from '#web/ui/card.tsx';

import type { TemplateValues } from './render-template.ts';
import { categoryWords, questionText, templatesOf, templateWords } from './template-words.ts';

interface TemplateListProps {
  facts: TemplateValues;
  /** The template viewed before: it takes the focus back. */
  last: TemplateId | undefined;
  onChoose: (id: TemplateId) => void;
}

export function TemplateList(props: TemplateListProps) {
  return templateCategories.map((category) => <Category key={category} category={category} {...props} />);
}

function Category({ category, ...list }: TemplateListProps & { category: TemplateCategory }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{categoryWords[category]()}</h3>
      <ul className="mt-2 grid gap-3 md:grid-cols-2">
        {templatesOf(category).map((template) => (
          <TemplateCard key={template} id={template} {...list} />
        ))}
      </ul>
    </section>
  );
}

function TemplateCard({ id, facts, last, onChoose }: TemplateListProps & { id: TemplateId }) {
  const elementId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (last === id) button.current?.focus();
  }, [last, id]);
  const { title, description, use } = templateWords[id];
  return (
    <Card as="li" isLink className="flex flex-col gap-1">
      <button
        ref={button}
        type="button"
        onClick={() => onChoose(id)}
        aria-describedby={`${elementId}-description ${elementId}-use`}
        className="self-start text-start font-semibold after:absolute after:inset-0 after:rounded-card"
      >
        {title()}
      </button>
      <p id={`${elementId}-description`}>{description()}</p>
      <p id={`${elementId}-use`} className="text-sm text-soft">
        {use()}
      </p>
      <p className="mt-2 border-s-2 border-line ps-3 text-sm text-soft">{beginning(id, facts)}</p>
    </Card>
  );
}

function beginning(id: TemplateId, facts: TemplateValues): string {
  const place = (question: TemplateQuestion) => `[${questionText(id, question)}]`;
  const open = { date: place('date'), time: place('time'), location: place('location'), deadline: place('deadline') };
  return preview(templateWords[id].content({ ...facts, ...open }, { locale: getLocale() }), 'template');
}
