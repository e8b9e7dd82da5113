import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';

import { itemClass } from './list-box-style.ts';
import type { Option } from './option.ts';

/** Shows `emptyText` if no option matches. */
export function OptionList({ options, emptyText }: { options: readonly Option[]; emptyText?: string }) {
  return (
    <ListBox<Option>
      items={options.map((option) => ({ ...option, id: option.value }))}
      className="outline-none"
      renderEmptyState={() => <p className="px-3 py-2 text-sm text-soft">{emptyText}</p>}
    >
      {(option) => (
        <ListBoxItem id={option.value} textValue={option.label} isDisabled={option.isDisabled} className={itemClass}>
          {({ isSelected }) => (
            <>
              <span className="min-w-0 flex-1">
                <Text slot="label">{option.label}</Text>
                {option.description && (
                  <Text slot="description" className="block text-sm text-soft">
                    {option.description}
                  </Text>
                )}
              </span>
              {isSelected && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
