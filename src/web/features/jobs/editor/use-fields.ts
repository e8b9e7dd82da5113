import type { FieldPathByValue } from 'react-hook-form';

import type { JobFormValues } from './job-form.ts';
import { useEditor } from './use-job-editor.ts';

/**
 * Registers fields with their values, because the form fills them only after hydration, and the server's HTML must not
 * show an empty job.
 */
export function useFields() {
  const { form } = useEditor();
  return {
    entry: (name: FieldPathByValue<JobFormValues, string>) => ({
      ...form.register(name),
      defaultValue: form.getValues(name),
    }),
    box: (name: FieldPathByValue<JobFormValues, boolean>) => ({
      ...form.register(name),
      defaultChecked: form.getValues(name),
    }),
  };
}
