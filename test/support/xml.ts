import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FOLDER = 'test/fixtures/schemas';

const read = async (fileName: string) => ({ fileName, contents: await readFile(join(FOLDER, fileName), 'utf8') });

/** xmllint's errors by a schema of test/fixtures/schemas; empty if valid. */
export async function problemsIn(
  xml: string,
  schema: 'urlset.xsd' | 'siteindex.xsd' | 'atom.rng' | 'rss.rng' | 'partners.rng',
): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: await read(schema),
    preload: await Promise.all(['sitemap.xsd', 'xhtml-link.xsd'].map(read)),
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
  });
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage);
}
