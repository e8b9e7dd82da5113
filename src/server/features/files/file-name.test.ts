import { describe, expect, test } from 'vitest';

import { cleanName, downloadAs } from './file-name.ts';

const PDF = 'application/pdf';

describe('the name of a stored file', () => {
  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.ini.pdf'],
    ['C:\\Users\\Ana\\cv.pdf', 'cv.pdf'],
    ['cv.pdf\r\nSet-Cookie: a=b', 'cv.pdfSet-Cookie: a=b.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['\u2066cv\u2069.pdf', 'cv.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['  my   cv .pdf', 'my cv.pdf'],
  ])('%j loses what it must not contain', (given, kept) => {
    expect(cleanName(given, PDF)).toBe(kept);
  });

  test.each([
    ['cv.PDF', PDF, 'cv.pdf'],
    ['cv.docx', PDF, 'cv.pdf'],
    ['cv.exe', PDF, 'cv.exe.pdf'],
    ['Ana.Lopes', PDF, 'Ana.Lopes.pdf'],
    ['me.jpeg', 'image/jpeg', 'me.jpeg'],
    ['me.png', 'image/webp', 'me.webp'],
    ['notes.md', 'text/plain', 'notes.md'],
  ])('%j as %s gets the extension of its content', (given, type, kept) => {
    expect(cleanName(given, type)).toBe(kept);
  });

  test.each(['', '.', '..', '/', '.pdf', '\u202e', '\n'])('%j becomes a plain name', (given) => {
    expect(cleanName(given, PDF)).toBe('file.pdf');
  });

  test('is in composed form, with at most 120 characters including its extension', () => {
    expect(cleanName('Lebenslauf Mu\u0308ller.pdf', PDF)).toBe('Lebenslauf Müller.pdf');
    expect(cleanName(`a${'🙂'.repeat(300)}.pdf`, PDF)).toBe(`a${'🙂'.repeat(57)}.pdf`);
    expect(cleanName(`${'a'.repeat(4_096)}.docx`, PDF)).toHaveLength(120);
  });

  test('is sent in ASCII for old programs and in UTF-8 for all others', () => {
    expect(downloadAs('CV "Müller" 履歴書.pdf')).toBe(
      `attachment; filename="CV _Muller_ ___.pdf"; filename*=UTF-8''CV%20%22M%C3%BCller%22%20%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`,
    );
    expect(downloadAs("it's (1)*.pdf")).toContain("filename*=UTF-8''it%27s%20%281%29%2A.pdf");
  });
});
