import { useState } from 'react';

import { PRESENTATION_WORDS_MAX } from '#contract/presenting/presenting-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { PersonRowProps } from './person-row.tsx';

/** To the client's job on the site. */
export default function PresentDialog({
  representation,
  onChanged,
  onClose,
}: PersonRowProps & { onClose: () => void }) {
  const { id, person, client } = representation;
  const [words, setWords] = useState('');
  const present = async () => {
    await api.presentations.create({ id, words });
    showToast({ title: m.representation_present_done({ client: client.name }) });
    await onChanged();
  };
  return (
    <FormDialog
      title={m.representation_present_title({ name: person.name })}
      action={m.representation_present()}
      size="md"
      onClose={onClose}
      send={present}
    >
      {(problems) => (
        <TextArea
          label={m.representation_present_words()}
          hint={m.representation_present_hint()}
          isRequired
          rows={6}
          maxLength={PRESENTATION_WORDS_MAX}
          value={words}
          errorMessage={problems.get('words')}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
