import type { WrittenTexts } from '#web/ui/formats.ts';

const ID = 'written-texts';

/** Puts what the server has written into its page, ahead of all scripts. */
export function withWrittenTexts(html: string, texts: WrittenTexts): string {
  const json = JSON.stringify([...texts].map(([format, values]) => [format, [...values]])).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="${ID}">${json}</script></head>`);
}

export const readWrittenTexts = (): WrittenTexts => writtenTextsOf(document.getElementById(ID)?.textContent ?? '[]');

export function writtenTextsOf(json: string): WrittenTexts {
  const formats = JSON.parse(json) as [format: string, values: [value: string, text: string][]][];
  return new Map(formats.map(([format, values]) => [format, new Map(values)]));
}
