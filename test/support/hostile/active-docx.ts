import { contentTypes, docx, MAIN_PART, relationship, relationships, zip, type ZipEntry } from '../made-documents.ts';
import { macros, remote, type HostileDocument } from './refused.ts';

const rels = (content: string, part?: string) => docx(relationships(content, part));
const typed = (main: string | undefined, others: Record<string, string>, ...more: ZipEntry[]) =>
  zip([contentTypes(main, others), MAIN_PART, ...more]);

/** Active content, which is forbidden in a DOCX. */
export const activeDocx: HostileDocument[] = [
  ['a DOCX with macros', () => docx({ name: 'word/vbaProject.bin' }), macros],
  [
    'a DOCX with macros under another name',
    () =>
      typed(
        undefined,
        { '/word/media/image1.png': 'application/vnd.ms-office.vbaProject' },
        { name: 'word/media/image1.png' },
      ),
    macros,
  ],
  [
    'a DOCX that calls itself one with macros',
    () => typed('application/vnd.ms-word.document.macroEnabled.main+xml', {}),
    macros,
  ],
  [
    'a DOCX that leads to macros',
    () =>
      rels(
        '<Relationship Id="a" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="media/a.png"/>',
      ),
    macros,
  ],
  [
    'a DOCX that leads to macros, in UTF-16',
    () =>
      docx({
        name: 'word/_rels/document.xml.rels',
        content: Buffer.from(
          `\ufeff<Relationships>${relationship('vbaProject', 'a', 'Internal')}</Relationships>`,
          'utf16le',
        ),
      }),
    macros,
  ],
  ['a DOCX with a control', () => rels(relationship('control', 'activeX/a.xml', 'Internal')), macros],
  ['a DOCX with an embedded object', () => rels(relationship('oleObject', 'embeddings/a.bin', 'Internal')), macros],
  ['a DOCX with a whole document in another format', () => rels(relationship('aFChunk', 'a.rtf', 'Internal')), macros],
  [
    'a DOCX with a template elsewhere',
    () => rels(relationship('attachedTemplate', 'https://example.com/t.dotm'), 'settings.xml'),
    remote,
  ],
  [
    'a DOCX with a template elsewhere, in another case',
    () =>
      docx({
        ...relationships(relationship('attachedTemplate', 'https://example.com/t.dotm')),
        name: 'WORD\\_Rels/Settings.xml.RELS',
      }),
    remote,
  ],
  [
    'a DOCX with a template on another machine',
    () => rels(relationship('attachedTemplate', 'file:///\\\\example.com\\t.dotm')),
    remote,
  ],
  [
    'a DOCX with a template on another machine, encoded',
    () => rels(relationship('attachedTemplate', 'file:///%5c&#37;5cexample.com/t.dotm')),
    remote,
  ],
  [
    'a DOCX with a template elsewhere that says it is within',
    () => rels(relationship('attachedTemplate', 'https://example.com/t.dotm', 'Internal')),
    remote,
  ],
  [
    'a DOCX with a template elsewhere and another attribute of that name',
    () =>
      rels(
        `${relationship('attachedTemplate', 'https://example.com/t.dotm').slice(0, -2)} xmlns:a="a" a:Target="t.dotm" a:TargetMode="Internal"/>`,
      ),
    remote,
  ],
  [
    'a DOCX with a template elsewhere in a part of an encoded name',
    () =>
      docx({
        ...relationships(relationship('attachedTemplate', 'https://example.com/t.dotm')),
        name: 'word/%5frels/settings.xml.%72els',
      }),
    remote,
  ],
  ['a DOCX with a frame elsewhere', () => rels(relationship('frame', 'https://example.com/')), remote],
  ['a DOCX with a part of its text elsewhere', () => rels(relationship('subDocument', '//example.com/a.docx')), remote],
  ['a DOCX with a picture elsewhere', () => rels(relationship('image', 'https://example.com/a.png')), remote],
];
