import { SKILL_LENGTH_MAX, SKILLS_MAX } from '#contract/limits.ts';

import { fold, type Line, withoutBullet } from './line.ts';
import { type Found, LINK } from './person.ts';

const SEPARATOR = /[,;|•·\t\n]|\s+[–—]\s+|\s\/\s/u;
const LABEL = /^[^:,;]{2,40}:\s*/u;

/**
 * Lists separated by commas or bullets, or one item a line, with or without a label before them. Sentences and web
 * addresses are ignored.
 */
export function skillsOf(lines: readonly Line[]): Found[] {
  const skills = new Map<string, Found>();
  for (const line of lines) {
    const text = withoutBullet(line.text.replace(LINK, ' ')).replace(LABEL, '');
    for (const part of withoutParentheses(text).split(SEPARATOR)) {
      const value = withoutBullet(part).replace(/\.$/, '').trim();
      const isSkill =
        value.length > 1 && value.length <= SKILL_LENGTH_MAX && /\p{L}/u.test(value) && value.split(' ').length <= 6;
      if (isSkill && !skills.has(fold(value))) skills.set(fold(value), { value, line });
    }
  }
  return [...skills.values()].slice(0, SKILLS_MAX);
}

/** "Excel (pivot tables, macros)" is one skill. */
const withoutParentheses = (text: string): string => text.replace(/\s*\([^()]*\)/gu, '');
