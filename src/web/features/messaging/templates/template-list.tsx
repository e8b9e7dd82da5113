import { useEffect, useId, useRef } from 'react';

import { preview } from '#contract/notifications/preview.ts';
import { fillTemplate, templateCategories, templateQuestions } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';

import { noAnswers } from './template-answers.ts';
import { categoryWords } from './template-words.ts';
import type { UsableTemplate } from './usable-template.ts';

interface TemplateListProps {
  templates: readonly UsableTemplate[];
  own: readonly UsableTemplate[];
  /** The template shown before: it gets the focus back. */
  last: string | undefined;
  onChoose: (key: string) => void;
}

/** The company's own first, then the built-in ones by kind. */
export const TemplateList = ({ templates, own, ...list }: TemplateListProps) => (
  <>
    {own.length > 0 && <Category title={m.templates_of_company()} templates={own} {...list} />}
    {templateCategories.map((category) => (
      <Category
        key={category}
        title={categoryWords[category]()}
        templates={templates.filter((template) => template.category === category)}
        {...list}
      />
    ))}
  </>
);

interface CategoryProps extends Pick<TemplateListProps, 'templates' | 'last' | 'onChoose'> {
  title: string;
}

function Category({ title, templates, ...list }: CategoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="mt-2 grid gap-3 md:grid-cols-2">
        {templates.map((template) => (
          <TemplateCard key={template.key} template={template} {...list} />
        ))}
      </ul>
    </section>
  );
}

interface TemplateCardProps extends Pick<TemplateListProps, 'last' | 'onChoose'> {
  template: UsableTemplate;
}

function TemplateCard({ template, last, onChoose }: TemplateCardProps) {
  const elementId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { key, title, about } = template;
  useEffect(() => {
    if (last === key) button.current?.focus();
  }, [last, key]);
  return (
    <Card as="li" isLink className="flex min-w-0 flex-col gap-1">
      <button
        ref={button}
        type="button"
        onClick={() => onChoose(key)}
        aria-describedby={about && `${elementId}-description ${elementId}-use`}
        className="self-start text-start font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card"
      >
        {title}
      </button>
      {about && (
        <>
          <p id={`${elementId}-description`}>{about.description}</p>
          <p id={`${elementId}-use`} className="text-sm text-soft">
            {about.use}
          </p>
        </>
      )}
      <p
        lang={template.ownTextFor ? undefined : template.locale}
        className="mt-2 border-s-2 border-line ps-3 text-sm [overflow-wrap:anywhere] text-soft"
      >
        {beginning(template)}
      </p>
    </Card>
  );
}

/** In the reader's language if that exists. */
function beginning({ labelOf, textFor, ownTextFor = textFor }: UsableTemplate): string {
  const open = Object.fromEntries(templateQuestions.map((question) => [question, `[${labelOf(question)}]`]));
  return preview(fillTemplate(ownTextFor(noAnswers), open), 'template');
}
