import { open, readFile, rm, type FileHandle } from 'node:fs/promises';

import { Refusal } from '../../platform/http/refusal.ts';

/** Room for other fields, part headers and a long name. */
const FORM_BYTES = 16 * 1024;
/** RFC 2046, 5.1.1. */
const LONGEST_BOUNDARY = 70;

/** How many bytes and parts a form may have. */
export interface FormSize {
  bytes: number;
  parts: number;
}

export interface ReceivedForm {
  /** The request again, with the received body. */
  request(): Promise<Request>;
  discard(): Promise<void>;
}

const malformed = () => new Refusal('INVALID', { reason: 'malformed_body' });

/**
 * Receives a form with files into a local file at `path`.
 * @throws Refusal TOO_LARGE as soon as the limit is passed, INVALID malformed_body for another or incomplete body.
 */
export async function receiveForm(request: Request, path: string, size: FormSize): Promise<ReceivedForm> {
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(
    request.headers.get('content-type') ?? '',
  );
  const name = boundary?.[1] ?? boundary?.[2];
  if (name === undefined || name.length > LONGEST_BOUNDARY || !request.body) throw malformed();
  const mark = `--${name}`;
  const discard = () => rm(path, { force: true });
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await receive(request, request.body, { handle, size });
    } finally {
      await handle.close();
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    async request() {
      const body = await readFile(path);
      checkShape(body, mark, size);
      return new Request(request, { method: 'POST', body });
    },
    discard,
  };
}

async function receive(
  request: Request,
  body: ReadableStream<Uint8Array>,
  { handle, size }: { handle: FileHandle; size: FormSize },
): Promise<void> {
  const most = size.bytes + FORM_BYTES;
  const tooLarge = new Refusal('TOO_LARGE', { reason: 'file_too_large' });
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge;
  let received = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      // The client disconnected.
      throw malformed();
    });
    if (done) return;
    received += value.length;
    if (received > most) {
      await reader.cancel();
      throw tooLarge;
    }
    // Writes everything or throws; `write` returns how much a full disk accepted.
    await handle.writeFile(value);
  }
}

/** Also refuses input that the parser would take seconds for: many fields, or a field name of a megabyte. */
function checkShape(body: Buffer, mark: string, { parts }: FormSize): void {
  const marks: number[] = [];
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    marks.push(at);
    if (marks.length > parts + 1) throw malformed();
  }
  const last = marks.pop() ?? 0;
  if (marks.length === 0 || body.toString('latin1', last + mark.length, last + mark.length + 2) !== '--')
    throw malformed();
  for (const start of marks) {
    const end = body.indexOf('\r\n\r\n', start);
    if (end === -1 || end - start > FORM_BYTES) throw malformed();
    if (!/\r\ncontent-disposition: *form-data; *name="/i.test(body.toString('latin1', start, end))) throw malformed();
  }
}
