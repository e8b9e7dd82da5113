import { type ReactNode, useId } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

import { m } from '#generated/paraglide/messages.js';
import type { SchemaLoader } from '#web/app/form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RequiredNote } from '#web/ui/field.tsx';

import type { EntryDialogProps } from './entry-section.tsx';
import { useSectionForm } from './use-section-form.ts';

interface EntryFormProps<Input extends FieldValues, Entry> extends EntryDialogProps<Entry> {
  title: string;
  loadSchema: SchemaLoader<Input>;
  defaultValues: DefaultValues<Input>;
  add: (input: Input) => Promise<unknown>;
  update: (input: Input & { id: string }) => Promise<unknown>;
  renderFields: (form: UseFormReturn<Input, unknown, Input>) => ReactNode;
}

export function EntryDialog<Input extends FieldValues, Entry extends { id: string }>(
  props: EntryFormProps<Input, Entry>,
) {
  const { entry, onClose, onSaved, title, loadSchema, defaultValues, add, update, renderFields } = props;
  const formId = useId();
  const save = async (input: Input) => {
    await (entry ? update({ ...input, id: entry.id }) : add(input));
    await onSaved();
  };
  const { form, problem, submit } = useSectionForm({ loadSchema, defaultValues, save, onSaved: () => {} });
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} isPending={form.formState.isSubmitting}>
        {m.profile_save()}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <RequiredNote />
        {renderFields(form)}
        {problem && <Alert variant="attention">{problem}</Alert>}
      </form>
    </Dialog>
  );
}
