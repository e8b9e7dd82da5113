// Development only: pages reload on changes, and show errors with file and line.
import { isCatalogue } from './compile-messages.mjs';

const CHANGED = 'site:sources-changed';
const RELOAD_SCRIPT = '/@site/reload.js';
/** For pages without React; others are updated in place. */
const reloadSource = `
import { createHotContext } from '/@vite/client';
createHotContext('${RELOAD_SCRIPT}').on('${CHANGED}', () => location.reload());
`;

/** Also tells pages of changes in files that only the server loads. `noteChange` gets the path of every changed file. */
export function reloadPlugin(noteChange) {
  return {
    name: 'site-reload',
    // Again if Vite restarts, because its configuration changed.
    configureServer(vite) {
      vite.watcher.on('all', (_event, file) => noteChange(file));
      vite.middlewares.use(RELOAD_SCRIPT, (_request, response) =>
        response.setHeader('content-type', 'text/javascript').end(reloadSource),
      );
    },
    hotUpdate({ file, server }) {
      // A catalogue's texts change once they are compiled.
      if (this.environment.name === 'ssr' && !isCatalogue(file)) server.ws.send({ type: 'custom', event: CHANGED });
    },
  };
}

/** To pages without React Router. */
export async function withReload(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const script =
    html.includes('/@vite/client') || html.includes('virtual:react-router')
      ? ''
      : `<script type="module" src="${RELOAD_SCRIPT}"></script>`;
  return new Response(html.replace('</head>', `${script}</head>`), response);
}

/** Text for the terminal, and data for Vite's overlay. An operator's error is one line, as `npm start` prints it. */
export function prepareError(vite, error) {
  const known = error instanceof Error ? error : new Error(String(error));
  // By name: sources that are loaded again have a class of their own.
  if (known.constructor.name === 'StartError')
    return { text: known.message, overlay: { message: known.message, stack: '' }, isExpected: true };
  vite.ssrFixStacktrace(known);
  const place = known.loc ? `${known.loc.file ?? known.id}:${known.loc.line}:${known.loc.column}` : undefined;
  const stack = known.stack ?? known.message;
  return {
    text: [known.message, place, known.frame, stack].filter(Boolean).join('\n'),
    overlay: { message: known.message, stack, id: known.id, frame: known.frame, plugin: known.plugin, loc: known.loc },
  };
}

/** Reloads when a source changes. */
export function errorPage({ text }) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title><script type="module" src="${RELOAD_SCRIPT}"></script><pre>${escaped}</pre></html>`;
}
