import { expect, test } from 'vitest';

import { refusalOf } from './attachment-check.ts';

const MEGABYTE = 1024 * 1024;

test('refuses other types and larger files, in the specification’s words (T185)', () => {
  expect(refusalOf({ name: 'a.exe', type: 'application/x-msdownload', size: 1 })).toBe(
    'File type not supported. Please upload PDF, Word, images, or text files.',
  );
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 10 * MEGABYTE + 1 })).toBe(
    'File too large. Maximum size is 10MB.',
  );
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 10 * MEGABYTE })).toBeUndefined();
});

test.each([
  ['plan.pdf', 'application/pdf'],
  ['plan.doc', 'application/msword'],
  ['plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['photo.jpg', 'image/jpeg'],
  ['photo.png', 'image/png'],
  ['photo.gif', 'image/gif'],
  ['plan.txt', 'text/plain'],
])('accepts %s of the type %s (T187)', (name, type) => {
  expect(refusalOf({ name, type, size: 1 })).toBeUndefined();
});

test('recognises a Word file by its extension if the browser does not know its type', () => {
  expect(refusalOf({ name: 'CV.DOCX', type: '', size: 1 })).toBeUndefined();
  expect(refusalOf({ name: 'page.html', type: 'text/html', size: 1 })).toBeDefined();
});
