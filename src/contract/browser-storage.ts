/** Purposes of stored data; each has its text on the page that lists them. */
export const storagePurposes = [
  'session',
  'ended',
  'device',
  'sign_in',
  'mailed',
  'registration',
  'time_zone',
  'own_changes',
  'drafts',
  'unsent',
  'errors',
  'offer',
  'shortcuts',
  'cv',
  'seen',
  'way_back',
  'offline',
] as const;

export type StoragePurpose = (typeof storagePurposes)[number];

export const storageKinds = ['cookie', 'local', 'session', 'cache'] as const;

/** A number of days, or the event that ends it. */
export type StorageTime = number | 'minutes' | 'tab' | 'sent' | 'signed_out' | 'kept';

interface Stored {
  /** `…` stands for an id. Over HTTPS, all cookies but that of the time zone begin with `__Host-`. */
  name: string;
  kind: (typeof storageKinds)[number];
  purpose: StoragePurpose;
  lasts: StorageTime;
}

/**
 * Everything that the site stores in a browser, all of it necessary for functions that users request. A test looks for
 * more.
 */
export const browserStorage: readonly Stored[] = [
  { name: 'parlance.session_token', kind: 'cookie', purpose: 'session', lasts: 30 },
  { name: 'parlance.ended', kind: 'cookie', purpose: 'ended', lasts: 'minutes' },
  { name: 'parlance.device', kind: 'cookie', purpose: 'device', lasts: 180 },
  { name: 'parlance.sign_in', kind: 'cookie', purpose: 'sign_in', lasts: 'minutes' },
  { name: 'parlance.browser', kind: 'cookie', purpose: 'sign_in', lasts: 'minutes' },
  { name: 'parlance.mailed', kind: 'cookie', purpose: 'mailed', lasts: 'minutes' },
  { name: 'registration', kind: 'cookie', purpose: 'registration', lasts: 7 },
  { name: 'parlance.zone', kind: 'cookie', purpose: 'time_zone', lasts: 365 },
  // Lasts some seconds, and exists only if reads go to a replica.
  { name: 'parlance.changed', kind: 'cookie', purpose: 'own_changes', lasts: 'minutes' },
  { name: 'parlance.application.…', kind: 'local', purpose: 'drafts', lasts: 'sent' },
  { name: 'parlance.answers.…', kind: 'local', purpose: 'drafts', lasts: 'sent' },
  { name: 'parlance.comment.…', kind: 'local', purpose: 'drafts', lasts: 'sent' },
  { name: 'parlance.job.…', kind: 'local', purpose: 'drafts', lasts: 'sent' },
  { name: 'parlance.language-test.…', kind: 'local', purpose: 'drafts', lasts: 'sent' },
  { name: 'parlance.message.…', kind: 'local', purpose: 'drafts', lasts: 1 },
  { name: 'parlance.offer.…', kind: 'local', purpose: 'drafts', lasts: 1 },
  { name: 'parlance.screening.…', kind: 'local', purpose: 'drafts', lasts: 1 },
  { name: 'parlance.notes.…', kind: 'local', purpose: 'drafts', lasts: 'sent' },
  { name: 'parlance.link.…', kind: 'local', purpose: 'way_back', lasts: 1 },
  { name: 'parlance.next', kind: 'local', purpose: 'way_back', lasts: 1 },
  { name: 'parlance.unsent.…', kind: 'local', purpose: 'unsent', lasts: 'sent' },
  { name: 'parlance.errors', kind: 'local', purpose: 'errors', lasts: 'kept' },
  { name: 'parlance.language-offered', kind: 'local', purpose: 'offer', lasts: 'kept' },
  { name: 'parlance.shortcuts', kind: 'local', purpose: 'shortcuts', lasts: 'kept' },
  { name: 'parlance.cv', kind: 'local', purpose: 'cv', lasts: 'kept' },
  { name: 'parlance.seen', kind: 'local', purpose: 'seen', lasts: 'signed_out' },
  { name: 'parlance.filtered', kind: 'session', purpose: 'way_back', lasts: 'tab' },
  { name: 'parlance.set-up', kind: 'session', purpose: 'way_back', lasts: 'tab' },
  { name: 'parlance.toast', kind: 'session', purpose: 'way_back', lasts: 'tab' },
  { name: 'parlance.viewed.…', kind: 'session', purpose: 'seen', lasts: 'tab' },
  { name: 'react-router-scroll-positions', kind: 'session', purpose: 'way_back', lasts: 'tab' },
  { name: 'service-worker.js', kind: 'cache', purpose: 'offline', lasts: 'kept' },
];
