import { readFile, writeFile } from 'node:fs/promises';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import sanitizeHtml from 'sanitize-html';

import { cutQuotes } from './cut-quotes.ts';
import { readMailbox } from './mailbox.ts';

export interface ReplyJob {
  /** The raw email; its files are written next to it. */
  path: string;
}

export interface Reply {
  /** In lower case; null unless there is exactly one. */
  from: string | null;
  /** From all headers that name recipients. */
  recipients: string;
  messageId: string | null;
  /** Written by a program: an absence note, a list, a report. */
  isAutomatic: boolean;
  /** The first one is from the server that received it last. */
  authentication: string[];
  /** The author's own text. */
  text: string;
  files: { name: string; path: string }[];
  /** Of the email; more than `files` has. */
  fileCount: number;
}

const DEPTH_MAX = 20;
const HEADERS_MAX = 100_000;
const RECIPIENTS_MAX = 20_000;
/** More than a message allows, so that its reader reports that. */
const FILES_MAX = 6;

const RECIPIENTS: ReadonlySet<string> = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
]);

/**
 * @throws Error for invalid or too deeply nested emails
 */
export async function readReply({ path }: ReplyJob): Promise<Reply> {
  const mail = await PostalMime.parse(await readFile(path), {
    maxNestingDepth: DEPTH_MAX,
    maxHeadersSize: HEADERS_MAX,
  });
  const valuesOf = (isWanted: (key: string) => boolean) =>
    mail.headers.filter(({ key }) => isWanted(key)).map(({ value }) => value);
  return {
    from: senderOf(valuesOf((key) => key === 'from')),
    recipients: valuesOf((key) => RECIPIENTS.has(key))
      .join('\n')
      .slice(0, RECIPIENTS_MAX),
    messageId: mail.messageId ?? null,
    isAutomatic: isAutomatic(mail),
    authentication: valuesOf((key) => key === 'authentication-results'),
    text: cutQuotes(mail.text ?? textOf(mail.html ?? '')),
    ...(await writeFiles(path, mail.attachments)),
  };
}

const senderOf = ([from, ...others]: string[]): string | null =>
  (from !== undefined && others.length === 0 && readMailbox(from)) || null;

/** Their presence, whatever the value, means a program. */
const AUTOMATIC: ReadonlySet<string> = new Set([
  'list-id',
  'x-autoreply',
  'x-auto-reply',
  'x-autorespond',
  'x-failed-recipients',
]);

/** RFC 3834, and what older programs do. A repeated header counts each time. */
const isAutomatic = ({ headers }: Email): boolean =>
  headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase();
    if (key === 'auto-submitted') return !/^no(?![\w-])/.test(said);
    if (key === 'precedence') return /^(bulk|list|junk|auto_reply)/.test(said);
    if (key === 'return-path') return said === '<>';
    if (key === 'content-type') return said.startsWith('multipart/report');
    return AUTOMATIC.has(key);
  });

/** Marks of the quoted email in different programs. */
const QUOTE = /<blockquote|<[^>]{0,200}(class="?gmail_quote|id="?(appendonsend|divRplyFwdMsg|mail-editor-reference))/i;

const textOf = (html: string): string => {
  const own = html.slice(0, QUOTE.exec(html)?.index).replace(/<(br|\/p|\/div|\/li|\/tr)\b[^>]{0,200}>/gi, '$&\n');
  return sanitizeHtml(own, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
};

/** Leaves out pictures within the text, such as those of signatures. */
async function writeFiles(
  path: string,
  attachments: readonly Attachment[],
): Promise<Pick<Reply, 'files' | 'fileCount'>> {
  const files: Reply['files'] = [];
  const own = attachments.filter(({ related }) => !related);
  for (const { content, filename } of own.slice(0, FILES_MAX)) {
    const ownPath = `${path}.${files.length}`;
    await writeFile(ownPath, typeof content === 'string' ? content : new Uint8Array(content), {
      flag: 'wx',
      mode: 0o600,
    });
    files.push({ name: filename ?? '', path: ownPath });
  }
  return { files, fileCount: own.length };
}
