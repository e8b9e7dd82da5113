import type { HTMLInputTypeAttribute } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { messageTemplates, type TemplateId, type TemplateQuestion } from '#contract/message-templates.ts';
import { TextField } from '#web/ui/text-field.tsx';

import type { TemplateAnswers } from './render-template.ts';
import { answerProblem } from './template-answers.ts';
import { questionText } from './template-words.ts';

const types: Record<TemplateQuestion, HTMLInputTypeAttribute> = {
  date: 'date',
  time: 'time',
  location: 'text',
  deadline: 'date',
};

interface TemplateFieldsProps {
  id: TemplateId;
  form: UseFormReturn<TemplateAnswers>;
}

/** What a template asks for: days and times by the browser's own fields. */
export function TemplateFields({ id, form }: TemplateFieldsProps) {
  return (
    // A field that takes the focus is not scrolled to without its label.
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2 [&_input]:scroll-mt-12">
      {messageTemplates[id].asks.map((question) => (
        <TextField
          key={question}
          type={types[question]}
          label={questionText(id, question)}
          errorMessage={form.formState.errors[question]?.message}
          isRequired
          autoComplete="off"
          className={question === 'location' ? 'md:col-span-2' : ''}
          {...form.register(question, { validate: (_, answers) => answerProblem(question, answers, new Date()) })}
        />
      ))}
    </div>
  );
}
