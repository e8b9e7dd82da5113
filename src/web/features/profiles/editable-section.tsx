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
  /** Stands where nothing is said yet. */
  emptyText: string;
  isEmpty: boolean;
  form: (place: InPlace) => ReactNode;
  /** What there is, to be read. */
  children: ReactNode;
}

/** A part of a profile that is read, and edited in its place. */
export function EditableSection({ id, title, about, emptyText, isEmpty, form, children }: EditableSectionProps) {
  const { isEditing, isSaved, editButton, edit, leave, finish } = useEditing();
  const action = isEditing ? undefined : <EditButton ref={editButton} section={title} isEmpty={isEmpty} isSaved={isSaved} onClick={edit} />;
  return (
    <ProfileSection {...{ id, title, about, action }}>
      {isEditing ? form({ onSaved: finish, onCancel: leave }) : <Shown {...{ isEmpty, emptyText }}>{children}</Shown>}
    </ProfileSection>
  );
}

function Shown({ isEmpty, emptyText, children }: Pick<EditableSectionProps, 'isEmpty' | 'emptyText' | 'children'>) {
  return isEmpty ? <p className="text-soft">{emptyText}</p> : children;
}
