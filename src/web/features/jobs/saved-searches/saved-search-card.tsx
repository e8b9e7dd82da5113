import { useState } from 'react';

import { SEARCH_NAME_MAX } from '#contract/limits.ts';
import { searchPath } from '#contract/paths.ts';
import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { frequencyOf, frequencyOptions } from './frequency-words.ts';
import { SearchDialog } from './search-dialog.tsx';
import type { SearchChange } from './use-saved-searches.ts';

interface SavedSearchCardProps {
  search: SavedSearch;
  /** The page shows rejections too. */
  onChange: (search: SavedSearch, change: SearchChange) => Promise<unknown>;
  onRemove: (search: SavedSearch) => Promise<unknown>;
}

export function SavedSearchCard({ search, onChange, onRemove }: SavedSearchCardProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const name = search.name || search.summary;
  const change = (to: SearchChange) => void onChange(search, to).catch(() => {});
  const close = () => setOpen(undefined);
  return (
    <article className="rounded-card border border-line bg-surface px-5 py-4 md:px-6">
      <h2 className="font-serif text-xl font-medium">{name}</h2>
      {search.name && <p className="mt-1 text-soft">{search.summary}</p>}
      <div className="mt-4 grid items-end gap-x-6 gap-y-4 md:grid-cols-2">
        <NativeSelect
          label={m.saved_searches_frequency()}
          aria-label={m.saved_searches_frequency_named({ name })}
          options={frequencyOptions()}
          value={search.frequency}
          onChange={(event) => change({ frequency: frequencyOf(event.target.value) })}
        />
        <Switch
          label={m.saved_searches_pause()}
          aria-label={m.saved_searches_pause_named({ name })}
          checked={search.isPaused}
          onChange={(event) => change({ isPaused: event.target.checked })}
          className="md:pb-2.5"
        />
      </div>
      <Actions search={search} name={name} onOpen={setOpen} />
      {open === 'rename' && <RenameDialog search={search} onChange={onChange} onClose={close} />}
      <ConfirmDialog
        title={m.saved_searches_delete_title()}
        message={m.saved_searches_delete_text({ name })}
        confirmLabel={m.saved_searches_delete()}
        destructive
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={() => onRemove(search)}
      />
    </article>
  );
}

interface ActionsProps {
  search: SavedSearch;
  name: string;
  onOpen: (dialog: 'rename' | 'delete') => void;
}

/** Each is labelled with its search, since a page has several. */
const Actions = ({ search, name, onOpen }: ActionsProps) => (
  <div className="mt-4 flex flex-wrap gap-3">
    <ButtonLink
      to={href(searchPath(search.filters))}
      variant="secondary"
      size="sm"
      aria-label={m.saved_searches_open_named({ name })}
    >
      {m.saved_searches_open()}
    </ButtonLink>
    <Button
      variant="outline"
      size="sm"
      aria-label={m.saved_searches_rename_named({ name })}
      onClick={() => onOpen('rename')}
    >
      {m.saved_searches_rename()}
    </Button>
    <Button
      variant="outline"
      size="sm"
      aria-label={m.saved_searches_delete_named({ name })}
      onClick={() => onOpen('delete')}
    >
      {m.saved_searches_delete()}
    </Button>
  </div>
);

interface RenameDialogProps extends Pick<SavedSearchCardProps, 'search' | 'onChange'> {
  onClose: () => void;
}

function RenameDialog({ search, onChange, onClose }: RenameDialogProps) {
  const [name, setName] = useState(search.name);
  const [state, setState] = useState<{ isPending: boolean; problem?: string }>({ isPending: false });
  const save = async () => {
    setState({ isPending: true });
    try {
      await onChange(search, { name });
      onClose();
    } catch (error) {
      setState({ isPending: false, problem: problemText(problemOf(error)) });
    }
  };
  return (
    <SearchDialog
      title={m.saved_searches_rename()}
      isPending={state.isPending}
      problem={state.problem}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={m.saved_searches_name()}
        hint={m.saved_searches_name_hint()}
        maxLength={SEARCH_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </SearchDialog>
  );
}
