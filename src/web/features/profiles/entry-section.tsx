import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { EditButton } from './edit-button.tsx';
import { EntryList, type EntryTexts, EntryView } from './entry-view.tsx';
import { useReloadProfile } from './own-profile.ts';
import { ProfileSection } from './profile-section.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface EntryDialogProps<Entry> {
  /** Undefined for a new entry. */
  entry: Entry | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

interface EntrySectionProps<Entry> {
  id: string;
  title: string;
  about: string;
  emptyText: string;
  entries: readonly Entry[];
  textsOf: (entry: Entry) => EntryTexts;
  remove: (entry: { id: string }) => Promise<unknown>;
  renderDialog: (props: EntryDialogProps<Entry>) => ReactNode;
}

export function EntrySection<Entry extends { id: string }>(props: EntrySectionProps<Entry>) {
  const { id, title, about, emptyText, entries, textsOf, remove, renderDialog } = props;
  const [edited, setEdited] = useState<{ entry: Entry | undefined }>();
  const [removed, setRemoved] = useState<Entry>();
  const [isSaved, setSaved] = useState(false);
  const { place, focusAfterRemoval } = useFocusAfterRemoval<HTMLSpanElement>();
  const reload = useReloadProfile();

  async function onSaved() {
    await reload();
    setEdited(undefined);
    setSaved(true);
    showToast({ title: m.profile_saved() });
  }
  async function onConfirm(entry: Entry) {
    await remove(entry);
    await reload();
    setSaved(true);
    focusAfterRemoval();
  }
  return (
    <ProfileSection
      {...{ id, title, about }}
      action={
        <span ref={place}>
          <EditButton section={title} isEmpty isSaved={isSaved} onClick={() => setEdited({ entry: undefined })} />
        </span>
      }
    >
      {entries.length === 0 && <p className="text-soft">{emptyText}</p>}
      <EntryList>
        {entries.map((entry) => (
          <EntryView
            key={entry.id}
            entry={textsOf(entry)}
            actions={
              <EntryActions
                name={textsOf(entry).title}
                onEdit={() => setEdited({ entry })}
                onRemove={() => setRemoved(entry)}
              />
            }
          />
        ))}
      </EntryList>
      {edited && renderDialog({ entry: edited.entry, onClose: () => setEdited(undefined), onSaved })}
      <ConfirmDialog
        title={m.profile_entry_remove_title()}
        message={removed && m.profile_entry_remove_text({ entry: textsOf(removed).title })}
        confirmLabel={m.profile_remove()}
        destructive
        isOpen={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        onConfirm={() => removed && onConfirm(removed)}
      />
    </ProfileSection>
  );
}

function EntryActions({ name, onEdit, onRemove }: { name: string; onEdit: () => void; onRemove: () => void }) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        onClick={onEdit}
        aria-label={m.profile_action_on({ action: m.profile_edit(), item: name })}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        onClick={onRemove}
        aria-label={m.profile_action_on({ action: m.profile_remove(), item: name })}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </>
  );
}
