import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';

import { EmployerWaiting } from './employer-waiting.tsx';

const html = (hasApplications: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EmployerWaiting waiting={[]} hasApplications={hasApplications} readAt={0} />
    </MemoryRouter>,
  );

test('reports that there are no applications, and links to the jobs', () => {
  expect(html(false)).toContain(m.dashboard_waiting_no_applications());
  expect(html(false)).not.toContain(m.dashboard_waiting_none());
  expect(html(false)).toContain('href="/jobs/manage?status=active"');
});

test('reports that every application was answered', () => {
  expect(html(true)).toContain(m.dashboard_waiting_none());
});
