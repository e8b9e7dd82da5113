// Icons as references to one file that the browser keeps: drawn in the HTML, each use of an icon takes 400 bytes, and
// again in the scripts.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PACKAGE = 'lucide-react';
const MODULE = '\0parlance:icons';
const IMPORT = new RegExp(`import \\{([^}]*)\\} from '${PACKAGE}'`, 'g');

/** Vite's plugin for the build, of the browser and of the server alike; development draws each icon. */
export function iconsFromFile() {
  return {
    name: 'parlance:icons-from-file',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === PACKAGE ? MODULE : undefined),
    load(id) {
      if (id !== MODULE) return undefined;
      const names = usedIcons();
      const file = drawFile(names);
      const fileName = `assets/icons-${createHash('sha256').update(file).digest('base64url').slice(0, 8)}.svg`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: file });
      return moduleOf(names, `/${fileName}`);
    },
  };
}

/** The names that the pages import, without types. */
function usedIcons() {
  const names = globSync('src/web/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list]) =>
      list
        .split(',')
        .map((entry) => entry.trim().split(' as ')[0])
        .filter((entry) => entry !== '' && !entry.startsWith('type ')),
    ),
  );
  return [...new Set(names)].sort();
}

function drawFile(names) {
  const require = createRequire(import.meta.url);
  const icons = require(PACKAGE);
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const symbols = names.map((name) => {
    const drawn = renderToStaticMarkup(createElement(icons[name]));
    const inner = drawn.slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('</svg>'));
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** As the package does, an icon without a name of its own is hidden from screen readers. */
const moduleOf = (names, path) => `
import { createElement } from 'react';
const icon = (name) => ({ className, ...rest }) =>
  createElement(
    'svg',
    {
      'aria-hidden': rest['aria-label'] || rest.role ? undefined : 'true',
      className: className ? 'icon ' + className : 'icon',
      ...rest,
    },
    createElement('use', { href: '${path}#' + name }),
  );
${names.map((name) => `export const ${name} = /* @__PURE__ */ icon('${name}');`).join('\n')}
`;
