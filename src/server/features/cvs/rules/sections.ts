import type { Section } from './heading-words.ts';
import { headingOf } from './headings.ts';
import type { Line } from './line.ts';

/** Lines before the first heading are `head`. */
export type Sections = Record<Section | 'head', Line[]>;

export function splitSections(lines: readonly Line[]): Sections {
  const sections: Sections = {
    head: [],
    contact: [],
    summary: [],
    experience: [],
    education: [],
    languages: [],
    skills: [],
    certifications: [],
    other: [],
  };
  let current: keyof Sections = 'head';
  for (const line of joinHeadings(lines)) {
    if (line.isApart) current = 'head';
    const heading = headingOf(line);
    if (heading) current = heading.section;
    const text = heading ? heading.rest : line.text;
    if (text.trim() !== '') sections[current].push({ ...line, text });
  }
  return sections;
}

const LONGEST_HEADING = 60;

/** Joins a heading that a narrow column breaks in two, such as "Compétences" and "linguistiques". */
function joinHeadings(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const both = before && { ...before, text: `${before.text} ${line.text}` };
    const isBroken =
      both &&
      both.text.length <= LONGEST_HEADING &&
      before.size === line.size &&
      /^\p{L}[^\d\t]+$/u.test(line.text) &&
      !before.text.includes('\t') &&
      !line.isApart;
    if (isBroken && headingOf(both)?.rest === '') joined[joined.length - 1] = both;
    else joined.push(line);
  }
  return joined;
}
