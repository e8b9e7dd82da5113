import { expect, test } from 'vitest';

import type { NotificationData } from '#contract/notifications/notification-data.ts';

import { noticeWords } from './notice-words.ts';

const about = { application_id: 'a1', job_id: 'j1', job_title: 'Account Manager' };

test.each([
  [
    { kind: 'application_received', ...about, name: 'Ana Prado' },
    'New Application Received',
    'Ana Prado has applied for “Account Manager”',
    '/applications/review/a1',
  ],
  [
    { kind: 'application_moved', ...about, name: 'Ana Prado', status: 'shortlisted', by: 'Maria Silva' },
    'Application shortlisted',
    'Maria Silva has changed the status of Ana Prado’s application for “Account Manager”',
    '/applications/review/a1',
  ],
  [
    { kind: 'application_received', ...about, name: '' },
    'New Application Received',
    'A candidate has applied for “Account Manager”',
    '/applications/review/a1',
  ],
  [
    { kind: 'application_withdrawn', ...about, name: '' },
    'Application withdrawn',
    'A candidate has withdrawn the application for “Account Manager”',
    '/applications/review/a1',
  ],
  [
    { kind: 'application_changed', ...about, company_name: 'Acme', status: 'accepted' },
    'Application accepted',
    'Account Manager · Acme',
    '/applications/job-seeker?id=a1',
  ],
  [
    { kind: 'message_received', ...about, name: 'Jonas Weber', preview: 'Good morning' },
    'New message',
    'Jonas Weber: Good morning',
    '/messaging?application=a1',
  ],
  [
    { kind: 'message_received', ...about, name: 'Jonas Weber', preview: '' },
    'New message',
    'Jonas Weber has sent files',
    '/messaging?application=a1',
  ],
  [
    { kind: 'answers_due', company_name: 'Acme', count: 2, first_due: '2026-11-30T12:00:00.000Z' },
    'Promised answers are due',
    '2 candidates are waiting for answers that Acme promised, the first by 30 November 2026.',
    '/applications/manage?sort=due',
  ],
  [
    { kind: 'cvs_mailed', job_id: 'j1', job_title: 'Account Manager' },
    'CVs by email',
    'Account Manager',
    '/candidates/new',
  ],
  [
    { kind: 'job_ending', job_id: 'j1', job_title: 'Account Manager', valid_through: '2026-11-30T23:59:59.999Z' },
    'Your job ends soon',
    '“Account Manager” ends on 30 November 2026',
    '/jobs/j1/applications',
  ],
  [
    { kind: 'import_troubled', company_name: 'Acme', problem: 'refused' },
    'Jobs from your address were not imported',
    'Acme: The server refuses to provide the file. Is the address complete and still valid?',
    '/company/imports',
  ],
  [
    {
      kind: 'approval_asked',
      what: 'job',
      job_id: 'j1',
      job_title: 'Account Manager',
      offer_id: null,
      by: 'Ana',
      is_reminder: false,
    },
    'Your approval is needed',
    'Ana: publish the job “Account Manager”',
    '/approvals',
  ],
  [
    {
      kind: 'approval_ended',
      what: 'offer',
      job_id: 'j1',
      job_title: 'Account Manager',
      offer_id: 'o1',
      state: 'approved',
      is_published: false,
    },
    'Approved',
    'Your offer for “Account Manager” is approved. You can send it now.',
    '/offers/o1',
  ],
  [
    {
      kind: 'approval_ended',
      what: 'job',
      job_id: 'j1',
      job_title: 'Account Manager',
      offer_id: null,
      state: 'refused',
      is_published: false,
    },
    'Not approved',
    'Your request for “Account Manager” was refused. You find the reason among the approvals.',
    '/approvals?of=asked',
  ],
  [
    { kind: 'job_hidden', job_id: 'j1', job_title: 'Account Manager', reason: 'Asks for money.' },
    'Your job was hidden',
    '“Account Manager”: Asks for money.',
    '/jobs/j1/applications',
  ],
  [
    { kind: 'client_handed_over', client_id: 'c1', client_name: 'Brasserie Dupont', by: 'Ana' },
    'You look after a client now',
    'Brasserie Dupont · Ana',
    '/agency/clients/c1',
  ],
  [
    { kind: 'guarantee_ended', placement_id: 'p1', client_name: 'Brasserie Dupont', title: 'Sales manager' },
    'The guarantee of a placement has ended',
    'Sales manager · Brasserie Dupont',
    '/agency/placements/p1',
  ],
  [
    { kind: 'job_restored', job_id: 'j1', job_title: 'Account Manager' },
    'Your job is shown again',
    'Account Manager',
    '/jobs/j1/applications',
  ],
  [
    { kind: 'decision_made', decision_id: 'd1', subject: 'company', name: 'Acme' },
    'Your company was hidden',
    'Acme · An administrator decided this. Read why; you can appeal there.',
    '/decisions/d1',
  ],
  [
    { kind: 'decision_made', decision_id: 'd1', subject: 'message', name: '' },
    'Your message was hidden',
    'An administrator decided this. Read why; you can appeal there.',
    '/decisions/d1',
  ],
  [
    { kind: 'appeal_decided', decision_id: 'd1', subject: 'company', name: 'Acme', outcome: 'restored' },
    'Decision on your appeal',
    'Acme · Your appeal was upheld: the decision has been reversed.',
    '/decisions/d1',
  ],
  [
    { kind: 'report_decided', subject: 'message', reported_at: '2026-11-20T10:00:00.000Z', outcome: 'kept' },
    'Your report has been reviewed',
    'Message (20 Nov 2026): nothing against our rules was found. Nothing changes.',
    '/rights',
  ],
] as const)('describes the event of %o, and links to its page (T132)', (data, title, text, href) => {
  expect(noticeWords(data)).toMatchObject({ title, text, link: { href } });
});

test('has no words for a kind of a newer release', () => {
  const data: object = { kind: 'of_a_newer_release' };
  expect(noticeWords(data as NotificationData)).toBeUndefined();
});
