import type { ReactNode } from 'react';

import { EditButton } from './edit-button.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useEditing } from './use-editing.ts';

export interface InPlace {
  onSaved: () => void;
  onCancel: () => void;
}

interface EditableSectionProps {
  id: string;
  title: string;
  about?: ReactNode;
  /** Shown if there is no content; else undefined. */
  emptyText?: string | undefined;
  renderForm: (place: InPlace) => ReactNode;
  children: ReactNode;
}

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
