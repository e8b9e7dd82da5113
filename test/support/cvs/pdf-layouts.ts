import type { MadeCv, MadeEntry } from './made-cv.ts';
import { cvWords } from './words.ts';

type Layout = (cv: MadeCv) => string;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (cv: MadeCv, style: string, body: string) =>
  `<!doctype html><html lang="${cv.locale}"><meta charset="utf-8"><style>@page{size:A4;margin:16mm}
body{font:10.5pt Arial,sans-serif;margin:0}h1{font-size:20pt;margin:0 0 2mm}h2{font-size:12.5pt;margin:5mm 0 2mm}
p{margin:0 0 1mm}ul{margin:1mm 0 2mm;padding-left:5mm}${style}</style><body>${body}</body></html>`;
const list = (tasks: string[]) =>
  tasks.length > 0 ? `<ul>${tasks.map((task) => `<li>${escaped(task)}</li>`).join('')}</ul>` : '';
const all = (entries: MadeEntry[], draw: (entry: MadeEntry) => string) => entries.map(draw).join('');
const head = (text: string) => `<h2>${escaped(text)}</h2>`;

/** Dates at the right edge of the position's line. */
const classic: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) =>
    `<p class="row"><b>${escaped(title)}</b><span>${escaped(dates)}</span></p><p><i>${escaped(place)}, ${city}</i></p>${list(tasks)}`;
  return page(
    cv,
    '.row{display:flex;justify-content:space-between}h2{border-bottom:1px solid #888}',
    `<h1>${escaped(cv.name)}</h1><p>${escaped(cv.city)} · ${cv.phone} · ${cv.email}</p>
    ${head(cv.headings.summary)}<p>${escaped(cv.about)}</p>
    ${head(cv.headings.experience)}${all(cv.jobs, draw)}${head(cv.headings.education)}${all(cv.education, draw)}
    ${head(cv.headings.languages)}<p>${cv.languages.map(({ name, said }) => `${name} (${said})`).join(', ')}</p>
    ${head(cv.headings.skills)}<p>${escaped(cv.skills.join(', '))}</p>`,
  );
};

/** A table: dates at the left, as in German CVs. */
const datesLeft: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) =>
    `<tr><td>${escaped(dates)}</td><td><b>${escaped(title)}</b><br>${escaped(place)}, ${city}${list(tasks)}</td></tr>`;
  const { mail, phone } = cvWords[cv.locale].labels;
  return page(
    cv,
    'td{vertical-align:top;padding:0 0 2mm}td:first-child{width:52mm}h2{text-transform:uppercase}',
    `<p>${cvWords[cv.locale].title}</p><h1>${escaped(cv.name)}</h1><table><tr><td>${phone}</td><td>${cv.phone}</td></tr>
    <tr><td>${mail}</td><td>${cv.email}</td></tr></table>
    ${head(cv.headings.experience)}<table>${all(cv.jobs, draw)}</table>
    ${head(cv.headings.education)}<table>${all(cv.education, draw)}</table>
    ${head(cv.headings.languages)}<table>${cv.languages.map(({ name, said }) => `<tr><td>${name}</td><td>${said}</td></tr>`).join('')}</table>
    ${head(cv.headings.skills)}<ul>${cv.skills.map((skill) => `<li>${escaped(skill)}</li>`).join('')}</ul>`,
  );
};

const columns = 'body{display:flex;gap:9mm}aside{width:52mm;flex:none}main{flex:1}';
const side = (cv: MadeCv, language: (name: string, said: string) => string) =>
  `<aside>${head(cv.headings.contact)}<p>${cv.phone}</p><p>${cv.email}</p><p>${cv.city}</p>
  ${head(cv.headings.languages)}${cv.languages.map(({ name, said }) => language(name, said)).join('')}
  ${head(cv.headings.skills)}${cv.skills.map((skill) => `<p>${escaped(skill)}</p>`).join('')}
  ${head(cv.headings.interests)}<p>Yoga</p></aside>`;

const sidebarLeft: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) =>
    `<p><b>${escaped(title)}</b></p><p>${escaped(place)} | ${city}</p><p>${escaped(dates)}</p>${list(tasks)}`;
  return page(
    cv,
    columns,
    `${side(cv, (name, said) => `<p>${name}: ${said}</p>`)}<main><h1>${escaped(cv.name)}</h1><p>${escaped(cv.jobTitle)}</p>
    ${head(cv.headings.summary)}<p>${escaped(cv.about)}</p>
    ${head(cv.headings.experience)}${all(cv.jobs, draw)}${head(cv.headings.education)}${all(cv.education, draw)}</main>`,
  );
};

/** Everything about a position in one line. */
const oneLine: Layout = (cv) => {
  const draw = ({ title, place, dates, tasks }: MadeEntry) =>
    `<p><b>${escaped(title)}</b> – ${escaped(place)} (${escaped(dates)})</p>${list(tasks)}`;
  return page(
    cv,
    'h1,.middle{text-align:center}',
    `<h1>${escaped(cv.name.toUpperCase())}</h1><p class="middle">${cv.email} | ${cv.phone} | linkedin.com/in/${cv.number}-${cv.locale}</p>
    ${head(cv.headings.summary.toUpperCase())}<p>${escaped(cv.about)}</p>
    ${head(cv.headings.skills.toUpperCase())}<p>${escaped(cv.skills.join(' • '))}</p>
    ${head(cv.headings.experience.toUpperCase())}${all(cv.jobs, draw)}
    ${head(cv.headings.education.toUpperCase())}${all(cv.education, draw)}
    ${head(cv.headings.languages.toUpperCase())}${cv.languages.map(({ name, said }) => `<p>${name} – ${said}</p>`).join('')}`,
  );
};

/** Held out: company first, dates below, a column at the right. */
const sidebarRight: Layout = (cv) => {
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) =>
    `<p><b>${escaped(place)}</b>, ${city}</p><p>${escaped(title)}</p><p><small>${escaped(dates)}</small></p>${list(tasks)}`;
  return page(
    cv,
    `${columns}aside{background:#eee}h2{color:#246}`,
    `<main><h1>${escaped(cv.name)}</h1><p>${escaped(cv.jobTitle)}</p>
    ${head(cv.headings.experience)}${all(cv.jobs, draw)}${head(cv.headings.education)}${all(cv.education, draw)}</main>
    ${side(cv, (name, said) => `<p><b>${name}</b></p><p>${said}</p>`)}`,
  );
};

/** Held out: headings and dates in a column at the left, as in old Europass forms. */
const labelled: Layout = (cv) => {
  const row = (label: string, text: string) => `<tr><td>${escaped(label)}</td><td>${text}</td></tr>`;
  const draw = ({ title, place, city, dates, tasks }: MadeEntry) =>
    row(dates, `<b>${escaped(title)}</b><br>${escaped(place)}, ${city}${list(tasks)}`);
  return page(
    cv,
    'td{vertical-align:top;padding:0 0 2mm 4mm}td:first-child{width:56mm;text-align:right;color:#246;padding-left:0}',
    `<table>${row(cvWords[cv.locale].title, `<h1>${escaped(cv.name)}</h1>`)}${row('', `${cv.phone}<br>${cv.email}`)}
    ${row(cv.headings.experience.toUpperCase(), '')}${all(cv.jobs, draw)}
    ${row(cv.headings.education.toUpperCase(), '')}${all(cv.education, draw)}
    ${row(cv.headings.languages.toUpperCase(), cv.languages.map(({ name, said }) => `${name}: ${said}`).join('<br>'))}
    ${row(cv.headings.skills.toUpperCase(), escaped(cv.skills.join('; ')))}</table>`,
  );
};

const known = [classic, datesLeft, sidebarLeft, oneLine];
const heldOut = [sidebarRight, labelled];

/** For printing by a browser. */
export function cvHtml(cv: MadeCv): string {
  const layouts = cv.isHeldOut ? heldOut : known;
  return layouts[Math.floor(cv.number / 2) % layouts.length]?.(cv) ?? '';
}
