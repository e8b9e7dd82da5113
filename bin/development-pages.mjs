// What the development server adds to pages: a reload when a source changes, and errors with their file and line.

const CHANGED = 'site:sources-changed';
const RELOAD_SCRIPT = '/@site/reload.js';
/** A page that ships no React is told by the server to load again; others are updated in place. */
const reloadSource = `
import { createHotContext } from '/@vite/client';
createHotContext('${RELOAD_SCRIPT}').on('${CHANGED}', () => location.reload());
`;

/** Serves the reload script and announces changes of what only the server has loaded. */
export function reloadPlugin() {
  return {
    name: 'site-reload',
    configureServer(vite) {
      vite.middlewares.use(RELOAD_SCRIPT, (_request, response) =>
        response.setHeader('content-type', 'text/javascript').end(reloadSource),
      );
    },
    hotUpdate({ server }) {
      if (this.environment.name === 'ssr') server.ws.send({ type: 'custom', event: CHANGED });
    },
  };
}

/** Adds the reload script to a page that has no script of React Router. */
export async function withReload(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const script =
    html.includes('/@vite/client') || html.includes('virtual:react-router')
      ? ''
      : `<script type="module" src="${RELOAD_SCRIPT}"></script>`;
  return new Response(html.replace('</head>', `${script}</head>`), response);
}

/** The error as text for the terminal and as what Vite's overlay shows. */
export function prepareError(vite, error) {
  const known = error instanceof Error ? error : new Error(String(error));
  vite.ssrFixStacktrace(known);
  const place = known.loc ? `${known.loc.file ?? known.id}:${known.loc.line}:${known.loc.column}` : undefined;
  const stack = known.stack ?? known.message;
  return {
    text: [known.message, place, known.frame, stack].filter(Boolean).join('\n'),
    overlay: { message: known.message, stack, id: known.id, frame: known.frame, plugin: known.plugin, loc: known.loc },
  };
}

/** The page of a server that could not be loaded; it loads again once a source changes. */
export function errorPage({ text }) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title><script type="module" src="${RELOAD_SCRIPT}"></script><pre>${escaped}</pre></html>`;
}
