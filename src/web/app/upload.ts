import type { FileKind } from '#contract/files/file-rules.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { hasFields } from './has-fields.ts';
import { parseJson, refusalOf } from './refusal-of.ts';

interface UploadOptions {
  /** Bytes sent. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Reports progress, which `fetch` cannot. Fails like every API call, for `problemOf`; a cancelled upload fails with the
 * signal's reason.
 */
export function uploadFile(
  kind: FileKind,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<StoredFile> {
  const { promise, resolve, reject } = Promise.withResolvers<StoredFile>();
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file);

  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(Math.min(loaded, file.size), file.size));
  request.addEventListener('load', () => {
    const answer = answerOf(request);
    if (answer instanceof Error) reject(answer);
    else resolve(answer);
  });
  request.addEventListener('error', () => reject(new TypeError('The connection broke.')));
  request.addEventListener('abort', () => reject(signal?.reason as unknown));
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));

  if (signal?.aborted) {
    reject(signal.reason as unknown);
    return promise;
  }
  signal?.addEventListener('abort', cancel);
  request.open('POST', '/api/files');
  request.setRequestHeader('accept-language', getLocale());
  request.send(form);
  return promise;
}

function answerOf({ status, responseText }: XMLHttpRequest): StoredFile | Error {
  const body = parseJson(responseText);
  if (status === 201 && isStored(body)) return body;
  return refusalOf(status, body);
}

const isStored = (body: unknown): body is StoredFile => hasFields(body, { id: 'string', name: 'string' });
