import type { StoredFile } from '#contract/files/files.ts';

/** Milliseconds. */
const SAVING = 60_000;

export const saveFile = ({ name, type }: Pick<StoredFile, 'name' | 'type'>, bytes: ArrayBuffer): void =>
  saveBlob(name, new Blob([bytes], { type }));

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers ask first where to save, and read the bytes after that.
  setTimeout(() => URL.revokeObjectURL(url), SAVING);
}
