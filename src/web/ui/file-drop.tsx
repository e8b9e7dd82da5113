import { Upload, X } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, type RefCallback, useId, useState } from 'react';

import { m } from '#generated/paraglide/messages.js';

import { Button } from './button.tsx';
import { formatBytes } from './bytes.ts';
import { hintClass } from './field-style.ts';
import { FieldProblem, type FieldTexts, RequiredMark } from './field.tsx';
import { focusOnRemoval } from './focus.ts';
import { Progress } from './progress.tsx';

export interface FileDropProps extends Omit<FieldTexts, 'isLabelHidden'> {
  /** MIME types and extensions: `['application/pdf', '.pdf']`. */
  accept: readonly string[];
  maxBytes: number;
  /** Called only for files of an accepted type and size; the server validates again. `others`: with `multiple`. */
  onSelect: (file: File, others: File[]) => void;
  /** Several at once, which have `maxBytes` together. */
  multiple?: boolean;
  upload?: { name: string; sent: number; total: number };
  onCancel?: () => void;
  children?: ReactNode;
  name?: string;
}

export function FileDrop(props: FileDropProps) {
  const { label, hint, errorMessage, isRequired, className, accept, upload, children, name, multiple } = props;
  const id = useId();
  const { refusal, onChange } = useChosenFiles(props);
  const problem = refusal ?? errorMessage;
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className ?? ''}`.trimEnd()}>
      <label htmlFor={id} className="field-label">
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
      {children && (
        // A button in it may remove it.
        <div ref={focusOnRemoval(() => document.getElementById(id))} className="contents">
          {children}
        </div>
      )}
      {upload ? (
        <UploadUnderWay
          id={`${id}-upload`}
          ref={focusOnRemoval(() => document.getElementById(id))}
          upload={upload}
          onCancel={props.onCancel}
        />
      ) : (
        <DropZone
          ref={focusOnRemoval(() => document.getElementById(`${id}-upload`))}
          id={id}
          name={name}
          accept={accept.join(',')}
          multiple={multiple}
          required={isRequired && !children}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={onChange}
        />
      )}
      <div role="alert" className="empty:hidden">
        {problem && <FieldProblem id={`${id}-error`}>{problem}</FieldProblem>}
      </div>
    </div>
  );
}

function useChosenFiles({ accept, maxBytes, onSelect }: Pick<FileDropProps, 'accept' | 'maxBytes' | 'onSelect'>) {
  const [refusal, setRefusal] = useState<string>();
  return {
    refusal,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const [file, ...others] = event.target.files ?? [];
      if (!file) return;
      const reason = refusalOf([file, ...others], accept, maxBytes);
      setRefusal(reason);
      if (!reason) onSelect(file, others);
      // Allows the same file to be chosen again after a refusal.
      event.target.value = '';
    },
  };
}

/** The native input covers the zone invisibly and handles presses, keyboard and drops. */
function DropZone({ ref, ...input }: Omit<ComponentProps<'input'>, 'ref'> & { ref: RefCallback<HTMLElement> }) {
  const [isOver, setOver] = useState(false);
  const leave = () => setOver(false);
  return (
    <div
      ref={ref}
      className={`relative flex min-h-24 flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-card border border-dashed px-4 py-5 text-center transition-colors has-hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-ring ${isOver ? 'border-accent bg-accent-tint' : 'border-edge bg-surface'}`}
    >
      <input
        {...input}
        type="file"
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Upload aria-hidden="true" className="size-5 text-accent" />
      <span aria-hidden="true" className="font-semibold text-accent underline underline-offset-[0.2em]">
        {m.ui_choose_file()}
      </span>
      <span aria-hidden="true" className="text-soft max-md:hidden">
        {m.ui_drop_here()}
      </span>
    </div>
  );
}

interface UploadUnderWayProps extends Required<Pick<FileDropProps, 'upload'>>, Pick<FileDropProps, 'onCancel'> {
  id: string;
  ref: RefCallback<HTMLElement>;
}

function UploadUnderWay({ id, ref, upload, onCancel }: UploadUnderWayProps) {
  const { name, sent, total } = upload;
  return (
    <div
      id={id}
      ref={ref}
      tabIndex={-1}
      className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-4"
    >
      <div className="min-w-0 flex-1">
        <Progress
          label={m.ui_uploading({ name })}
          value={sent}
          max={total}
          valueLabel={m.ui_bytes_of({ sent: formatBytes(sent), total: formatBytes(total) })}
        />
      </div>
      {onCancel && (
        <Button variant="ghost" size="icon" aria-label={m.ui_cancel_upload()} onClick={onCancel}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function refusalOf(files: readonly File[], accept: readonly string[], maxBytes: number): string | undefined {
  const fits = (file: File) =>
    accept.some((type) => type === file.type || (type.startsWith('.') && file.name.toLowerCase().endsWith(type)));
  if (!files.every(fits)) return m.ui_file_wrong_type();
  return files.reduce((sum, { size }) => sum + size, 0) > maxBytes
    ? m.ui_file_too_large({ max: formatBytes(maxBytes) })
    : undefined;
}
