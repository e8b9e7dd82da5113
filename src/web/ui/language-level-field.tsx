import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

import { type LanguageLevel, languageLevels } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { Button } from './button.tsx';
import { hintClass } from './field-style.ts';
import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';
import { languageName, levelOptions, listedLanguageName } from './language-level.ts';
import { NativeSelect } from './native-select.tsx';

export interface LanguageRow {
  /** ISO 639-1; empty until chosen. */
  language: string;
  /** Empty until chosen. */
  level: LanguageLevel | '';
}

export interface LanguageLevelFieldProps<Row extends LanguageRow> extends Omit<FieldTexts, 'isLabelHidden'> {
  value: readonly Row[];
  onChange: (rows: Row[]) => void;
  onBlur?: () => void;
  /** Appended by "Add a language". */
  emptyRow: Row;
  /** ISO 639-1 codes, in any order. */
  languages: readonly string[];
  /** For people only; jobs never require a mother tongue. */
  allowsMotherTongue?: boolean;
  maxRows?: number;
  rowErrors?: readonly (string | undefined)[];
  renderExtra?: (row: Row, change: (row: Row) => void, index: number) => ReactNode;
}

export function LanguageLevelField<Row extends LanguageRow>(props: LanguageLevelFieldProps<Row>) {
  const { label, hint, errorMessage, isRequired, className, value, onChange, emptyRow, maxRows = 20 } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const describedBy = [errorMessage && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  // React renders the rows first, so the focus follows in the next frame.
  const focusLater = (selector: string) =>
    requestAnimationFrame(() =>
      Array.from(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])
        .at(-1)
        ?.focus(),
    );

  function add() {
    onChange([...value, emptyRow]);
    focusLater('[data-part=language]');
  }
  function remove(index: number) {
    onChange(value.filter((_, other) => other !== index));
    focusLater('[data-part=add]');
  }
  return (
    <fieldset ref={group} aria-describedby={describedBy || undefined} className={`field ${className ?? ''}`.trimEnd()}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
      <div className="flex flex-col gap-3">
        {value.map((row, index) => (
          <RowFields
            key={index}
            {...props}
            row={row}
            index={index}
            change={(changed) => onChange(value.map((other, at) => (at === index ? changed : other)))}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      {errorMessage && <FieldProblem id={`${id}-error`}>{errorMessage}</FieldProblem>}
      {value.length < maxRows && (
        <Button data-part="add" variant="outline" size="sm" onClick={add} className="mt-1 self-start">
          <Plus aria-hidden="true" />
          {m.ui_add_language()}
        </Button>
      )}
    </fieldset>
  );
}

interface RowFieldsProps<Row extends LanguageRow> extends LanguageLevelFieldProps<Row> {
  row: Row;
  index: number;
  change: (row: Row) => void;
  onRemove: () => void;
}

function RowFields<Row extends LanguageRow>(props: RowFieldsProps<Row>) {
  const { row, index, change, onRemove, onBlur, value, allowsMotherTongue, rowErrors, renderExtra } = props;
  const taken = value.filter((_, other) => other !== index).map((other) => other.language);
  const levels = levelOptions(Boolean(allowsMotherTongue));
  const problem = rowErrors?.[index];
  return (
    <div className="flex flex-col gap-2 border-b border-line pb-3">
      <div className="grid grid-cols-[1fr_auto] items-center gap-2 md:grid-cols-[1fr_1fr_auto]">
        <NativeSelect
          data-part="language"
          label={m.ui_language()}
          isLabelHidden
          emptyLabel={m.ui_choose_language()}
          options={languageOptions(props.languages, taken)}
          value={row.language}
          onChange={(event) => change({ ...row, language: event.target.value })}
          onBlur={onBlur}
        />
        <NativeSelect
          label={m.ui_level()}
          isLabelHidden
          emptyLabel={m.ui_choose_level()}
          options={levels}
          value={row.level}
          onChange={(event) => change({ ...row, level: levelOf(event.target.value) })}
          onBlur={onBlur}
          className="row-start-2 md:row-start-auto"
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={m.ui_remove_item({ item: row.language ? languageName(row.language) : m.ui_language() })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {renderExtra?.(row, change, index)}
      {problem && <FieldProblem>{problem}</FieldProblem>}
    </div>
  );
}

/** Languages of other rows are disabled. */
function languageOptions(codes: readonly string[], taken: readonly string[]) {
  const order = new Intl.Collator(getLocale());
  return codes
    .map((value) => ({ value, label: listedLanguageName(value), isDisabled: taken.includes(value) }))
    .sort((a, b) => order.compare(a.label, b.label));
}

function levelOf(value: string): LanguageLevel | '' {
  return languageLevels.find((level) => level === value) ?? '';
}
