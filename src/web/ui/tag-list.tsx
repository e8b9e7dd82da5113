import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components';

export interface TagListProps {
  label: ReactNode;
  tags: readonly string[];
  onRemove: (tag: string) => void;
}

export function TagList({ label, tags, onRemove }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <TagGroup
      aria-label={typeof label === 'string' ? label : undefined}
      onRemove={(keys) => keys.forEach((key) => onRemove(String(key)))}
    >
      <AriaTagList className="flex flex-wrap gap-2 pt-1">
        {tags.map((tag) => (
          <Tag
            key={tag}
            id={tag}
            textValue={tag}
            className="flex min-h-8 max-w-full items-center gap-1 rounded-control border border-line bg-sunken ps-2.5 text-sm"
          >
            <span className="min-w-0 truncate">{tag}</span>
            <Button slot="remove" className="grid size-8 place-items-center rounded-control text-soft hover:text-ink">
              <X aria-hidden="true" className="size-3.5" />
            </Button>
          </Tag>
        ))}
      </AriaTagList>
    </TagGroup>
  );
}
