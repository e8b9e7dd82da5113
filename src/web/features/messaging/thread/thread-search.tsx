import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { isFiltered, noFilters, ranges, type Range, type ThreadFilters } from './search-filters.ts';

/** Milliseconds after the last keystroke. */
const TYPED = 300;

const rangeNames: Record<Range, () => string> = {
  all: m.messages_range_all,
  today: m.messages_range_today,
  week: m.messages_range_week,
  month: m.messages_range_month,
};

const isRange = (value: string): value is Range => ranges.some((range) => range === value);

interface ThreadSearchProps {
  filters: ThreadFilters;
  onChange: (filters: ThreadFilters) => void;
  onClose: () => void;
}

/** Search within a thread (specification, section 2). Escape closes it. */
export function ThreadSearch({ filters, onChange, onClose }: ThreadSearchProps) {
  const [text, setText] = useState(filters.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const take = (change: Partial<ThreadFilters>) => {
    clearTimeout(timer.current);
    onChange({ ...filters, q: text, ...change });
  };
  const clear = () => {
    setText('');
    take(noFilters);
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its fields
    <search
      aria-label={m.messages_search()}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2 border-b border-line bg-sunken px-4 py-3 md:grid-cols-[minmax(0,1fr)_12rem_auto] md:px-6"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        ref={input}
        type="search"
        label={m.messages_search_text()}
        isLabelHidden
        placeholder={m.messages_search_text()}
        value={text}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target: { value } }) => {
          setText(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onChange({ ...filters, q: value }), TYPED);
        }}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && take({})}
        className="col-start-1 row-start-1"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.messages_search_close()}
        onClick={onClose}
        className="col-start-2 row-start-1 md:col-start-3"
      >
        <X aria-hidden="true" />
      </Button>
      <RangeSelect range={filters.range} onChange={(range) => take({ range })} />
      <Toggles filters={filters} onChange={take} onClear={isFiltered(filters) || text !== '' ? clear : undefined} />
    </search>
  );
}

function RangeSelect({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  return (
    <NativeSelect
      label={m.messages_range()}
      isLabelHidden
      value={range}
      options={ranges.map((value) => ({ value, label: rangeNames[value]() }))}
      onChange={({ target: { value } }) => isRange(value) && onChange(value)}
      className="max-md:col-span-2 md:col-start-2 md:row-start-1"
    />
  );
}

interface TogglesProps {
  filters: ThreadFilters;
  onChange: (change: Partial<ThreadFilters>) => void;
  /** Undefined without a search. */
  onClear: (() => void) | undefined;
}

function Toggles({ filters, onChange, onClear }: TogglesProps) {
  return (
    <div className="col-span-full flex min-h-8 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <Checkbox
        label={m.messages_unread_only()}
        checked={filters.unread}
        onChange={({ target }) => onChange({ unread: target.checked })}
      />
      <Checkbox
        label={m.messages_from_me()}
        checked={filters.mine}
        onChange={({ target }) => onChange({ mine: target.checked })}
      />
      {onClear && (
        <Button variant="outline" size="sm" onClick={onClear} className="ms-auto">
          {m.messages_clear()}
        </Button>
      )}
    </div>
  );
}
