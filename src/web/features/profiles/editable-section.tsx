import type { ReactNode } from 'react';

import { EditButton } from './edit-button.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useEditing } from './use-editing.ts';

/** What a form in the place of what it changes needs to know. */
export interface InPlace {
  onSaved: () => void;
  onCancel: () => void;
}

interface EditableSectionProps {
  id: string;
  title: string;
  about?: ReactNode;
  /** What stands where nothing is said yet; undefined where something is. */
  emptyText?: string | undefined;
  renderForm: (place: InPlace) => ReactNode;
  /** What there is, to be read. */
  children: ReactNode;
}

/** A part of a profile that is read, and edited in its place. */
export function EditableSection({ id, title, about, emptyText, renderForm, children }: EditableSectionProps) {
  const { isEditing, isSaved, editButton, edit, leave, finish } = useEditing();
  const action = isEditing ? undefined : (
    <EditButton ref={editButton} section={title} isEmpty={emptyText !== undefined} isSaved={isSaved} onClick={edit} />
  );
  return (
    <ProfileSection {...{ id, title, about, action }}>
      {isEditing ? (
        renderForm({ onSaved: finish, onCancel: leave })
      ) : emptyText === undefined ? (
        children
      ) : (
        <p className="text-soft">{emptyText}</p>
      )}
    </ProfileSection>
  );
}
