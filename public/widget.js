// A company's open jobs on its own site: <job-openings company="acme" language="de">. What stands in the element is shown
// until they are there, and stays where they cannot be read. docs/widget.md says what it needs of the page.
const { origin } = new URL(document.currentScript?.src ?? location.href);

const style = new CSSStyleSheet();
style.replaceSync(`
:host { display: block; overflow: auto; color: var(--jobs-color, inherit); background: var(--jobs-background, none); font: var(--jobs-font, inherit); }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: var(--jobs-gap, 0.9em) 0; border-block-end: 1px solid var(--jobs-line, color-mix(in srgb, currentcolor 25%, transparent)); }
p { margin: 0.25em 0 0; overflow-wrap: anywhere; }
a { color: var(--jobs-accent, inherit); font-weight: 600; overflow-wrap: anywhere; }
button { margin: 1em 0; padding: 0.6em 1.1em; font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: var(--jobs-radius, 0.4em); cursor: pointer; }
:focus-visible { outline: 3px solid var(--jobs-accent, currentcolor); outline-offset: 2px; }
[role="status"] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`);

function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

class JobOpenings extends HTMLElement {
  static observedAttributes = ['company', 'language'];
  #shown = 0;

  connectedCallback() {
    if (this.shadowRoot) return;
    this.attachShadow({ mode: 'open' }).append(make('slot'));
    this.shadowRoot.adoptedStyleSheets = [style];
    void this.#show();
  }

  attributeChangedCallback() {
    if (this.shadowRoot) void this.#show();
  }

  async #show() {
    const number = (this.#shown += 1);
    const company = encodeURIComponent(this.getAttribute('company') ?? '');
    const language = encodeURIComponent(this.getAttribute('language') ?? 'en');
    const first = await read(`${origin}/feeds/companies/${company}.json?language=${language}`);
    // Other attributes were set meanwhile.
    if (!first || number !== this.#shown) return;
    const list = make('ul', {}, ...first.jobs.map((job) => itemOf(job, first.language)));
    // Lists without marks are none to some screen readers.
    list.setAttribute('role', 'list');
    const section = make('section', { lang: first.language, ariaLabel: first.texts.title }, list);
    if (first.jobs.length === 0) section.replaceChildren(make('p', { textContent: first.texts.none }));
    if (first.next) section.append(...moreOf(list, first));
    this.shadowRoot.replaceChildren(section);
  }
}

/** Undefined where it cannot be read. */
async function read(address) {
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

function itemOf({ title, url, facts, language }, around) {
  const link = make('a', { href: url, textContent: title, lang: language === around ? '' : language });
  if (link.lang === '') link.removeAttribute('lang');
  return make('li', {}, link, make('p', { textContent: facts.join(' · ') }));
}

/** The button goes on with the list, and leads to what is new. */
function moreOf(list, first) {
  let { next } = first;
  const status = make('div', { role: 'status' });
  const button = make('button', { type: 'button', textContent: first.texts.more });
  let isReading = false;
  button.addEventListener('click', async () => {
    // A second press would bring the same jobs again. A disabled button would lose the focus.
    if (isReading) return;
    isReading = true;
    const page = await read(next);
    isReading = false;
    status.textContent = page ? '' : first.texts.failed;
    if (!page) return;
    const items = page.jobs.map((job) => itemOf(job, first.language));
    list.append(...items);
    items[0]?.querySelector('a').focus();
    next = page.next;
    if (!next) button.remove();
  });
  return [button, status];
}

if (!customElements.get('job-openings')) customElements.define('job-openings', JobOpenings);
