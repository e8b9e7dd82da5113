import type { FieldPathByValue } from 'react-hook-form';

import type { JobFormValues } from './job-form.ts';
import { useEditor } from './use-job-editor.ts';

/**
 * Registers fields of the job together with what they say: the form writes into them only once it runs in the browser,
 * and the server's HTML is not to show an empty job until then.
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
