import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';

import type { MadeCv, MadeEntry } from './made-cv.ts';
import { cvWords } from './words.ts';

type Block = Paragraph | Table;
type Layout = (cv: MadeCv) => Block[];

const line = (text: string) => new Paragraph(text);
const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const bullets = (texts: string[]) => texts.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
const tabbed = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun(`${left}\t${right}`)],
  });
const table = (rows: [Block[], Block[]][], [left, right]: [number, number]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({ children, width: { size: index === 0 ? left : right, type: WidthType.PERCENTAGE } }),
          ),
        }),
    ),
  });

/** A separate line for the dates, then the position and the company. */
const plain: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) => [
    line(dates),
    bold(title),
    line(`${place}, ${city}`),
    ...bullets(tasks),
  ];
  return [
    bold(cv.name),
    line(`${cvWords[cv.locale].labels.mail}: ${cv.email}`),
    line(`${cvWords[cv.locale].labels.phone}: ${cv.phone}`),
    heading(cv.headings.summary),
    line(cv.about),
    heading(cv.headings.experience),
    ...cv.jobs.flatMap(draw),
    heading(cv.headings.education),
    ...cv.education.flatMap(draw),
    heading(cv.headings.languages),
    ...bullets(cv.languages.map(({ name, said }) => `${name}: ${said}`)),
    heading(cv.headings.skills),
    ...bullets(cv.skills),
  ];
};

const tabs: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) => [
    tabbed(title, dates),
    tabbed(place, city),
    ...bullets(tasks),
  ];
  return [
    new Paragraph({ text: cv.name, heading: HeadingLevel.TITLE }),
    line(`${cv.email} | ${cv.phone} | ${cv.city}`),
    heading(cv.headings.experience.toUpperCase()),
    ...cv.jobs.flatMap(draw),
    heading(cv.headings.education.toUpperCase()),
    ...cv.education.flatMap(draw),
    heading(cv.headings.languages.toUpperCase()),
    line(cv.languages.map(({ name, said }) => `${name} (${said})`).join('; ')),
    heading(cv.headings.skills.toUpperCase()),
    line(cv.skills.join(', ')),
  ];
};

const inTable: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry): [Block[], Block[]] => [
    [line(dates)],
    [bold(title), line(`${place}, ${city}`), ...bullets(tasks)],
  ];
  return [
    line(cvWords[cv.locale].title),
    bold(cv.name),
    line(cv.phone),
    line(cv.email),
    bold(cv.headings.experience),
    table(cv.jobs.map(draw), [30, 70]),
    bold(cv.headings.education),
    table(cv.education.map(draw), [30, 70]),
    bold(cv.headings.languages),
    table(
      cv.languages.map(({ name, said }) => [[line(name)], [line(said)]]),
      [30, 70],
    ),
    bold(cv.headings.skills),
    line(cv.skills.join(' | ')),
  ];
};

const companyFirst: Layout = (cv) => {
  const draw = ({ title, place, dates, tasks }: MadeEntry) => [
    bold(`${place} (${dates})`),
    line(title),
    ...bullets(tasks),
  ];
  return [
    bold(cv.name),
    line(`${cv.city}, ${cv.phone}, ${cv.email}`),
    heading(cv.headings.summary),
    line(cv.about),
    heading(cv.headings.experience),
    ...cv.jobs.flatMap(draw),
    heading(cv.headings.education),
    ...cv.education.flatMap(draw),
    heading(cv.headings.skills),
    line(cv.skills.join(', ')),
    heading(cv.headings.languages),
    ...cv.languages.map(({ name, said }) => line(`${name} – ${said}`)),
  ];
};

/** Held out: two columns as a table of one row. */
const sidebar: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) => [
    bold(title),
    line(`${place} · ${city}`),
    line(dates),
    ...bullets(tasks),
  ];
  const side = [
    heading(cv.headings.contact),
    line(cv.phone),
    line(cv.email),
    heading(cv.headings.languages),
    ...cv.languages.map(({ name, said }) => line(`${name} ${said}`)),
    heading(cv.headings.skills),
    ...cv.skills.map(line),
  ];
  const main = [
    heading(cv.headings.experience),
    ...cv.jobs.flatMap(draw),
    heading(cv.headings.education),
    ...cv.education.flatMap(draw),
  ];
  return [new Paragraph({ text: cv.name, heading: HeadingLevel.TITLE }), table([[side, main]], [30, 70])];
};

/** Held out: dates first, everything in one line. */
const inline: Layout = (cv) => {
  const draw = ({ title, place, dates, tasks }: MadeEntry) => [line(`${dates}: ${title}, ${place}`), ...bullets(tasks)];
  return [
    line(cv.name),
    line(`Tel. ${cv.phone}, ${cv.email}`),
    bold(`${cv.headings.languages}:`),
    line(cv.languages.map(({ name, said }) => `${name} ${said}`).join(', ')),
    bold(`${cv.headings.experience}:`),
    ...cv.jobs.flatMap(draw),
    bold(`${cv.headings.education}:`),
    ...cv.education.flatMap(draw),
    bold(`${cv.headings.skills}:`),
    line(cv.skills.join(', ')),
  ];
};

const known = [plain, tabs, inTable, companyFirst];
const heldOut = [sidebar, inline];

export async function cvDocx(cv: MadeCv): Promise<Uint8Array> {
  const layouts = cv.isHeldOut ? heldOut : known;
  const children = layouts[Math.floor(cv.number / 2) % layouts.length]?.(cv) ?? [];
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
