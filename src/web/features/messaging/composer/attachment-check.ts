import { fileRules } from '#contract/files/file-rules.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Problem, problemText } from '#web/app/problem.ts';

const { types, maxBytes } = fileRules.attachment;

// Browsers do not always know a file's type, but its extension.
const ENDINGS = /\.(pdf|docx?|jpe?g|png|gif|txt)$/i;

export const ACCEPTED = [...types, '.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif', '.txt'].join(',');

/** In the specification's words; undefined if the file can be attached. The server still checks. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!types.includes(type) && !(type === '' && ENDINGS.test(name))) return m.messages_file_type();
  return size > maxBytes ? m.messages_file_size() : undefined;
}

/** The text of the server's refusal, in the specification's words where it has them. */
export function uploadProblemText(problem: Problem): string {
  if (problem.reason === 'file_type' || problem.code === 'UNSUPPORTED_TYPE') return m.messages_file_type();
  if (problem.reason === 'file_too_large' || problem.code === 'TOO_LARGE') return m.messages_file_size();
  return problemText(problem);
}
