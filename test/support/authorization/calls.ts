import { randomUUID } from 'node:crypto';
import { traverseContractProcedures } from '@orpc/server';

import { contract } from '#contract/contract.ts';
import type { Access } from '#contract/procedure.ts';

import type { TestApp } from '../app.ts';
import { dayIn, UNKNOWN_ID } from '../jobs.ts';
import type { Thing } from './things.ts';

interface Call {
  method: string;
  /** Begins with /api; names in braces stand for parts of a thing. */
  path: string;
  /** Whom the contract lets in at all; what is not in the contract does not say. */
  access?: Access;
}

/** Every procedure of the contract by its name, in the order of the contract. */
export const procedures = new Map<string, Call>();
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { method = 'POST', path: address = '' } = procedure['~orpc'].route;
  procedures.set(path.join('.'), { method, path: `/api${address}`, access: procedure['~orpc'].meta.access });
});

/** A call as docs/authorization.md names it: a procedure, or a method and a path. */
export function callNamed(name: string): Call {
  const [method = '', path] = name.split(' ');
  const call = path ? { method, path } : procedures.get(name);
  if (!call) throw new Error(`There is no procedure ${name}.`);
  return call;
}

/** What the entries of a profile need. */
export const entryInputs = {
  'work-experience': { position: 'Account Manager', company: 'Acme', startDate: '2020-01-01', endDate: null, isCurrent: true, description: '' },
  education: { degree: 'BA', institution: 'Porto', fieldOfStudy: '', startDate: '2015-01-01', endDate: null, description: '' },
  certifications: { name: 'Sales', issuingOrganization: 'Acme', issueDate: '2020-01-01', expirationDate: null, credentialUrl: null },
};

/** What a call sends beside what its path names; nothing where it is not here. */
const inputs: Record<string, (thing: Thing) => Record<string, unknown>> = {
  'jobs.close': () => ({ reason: 'cancelled' }),
  'jobs.renew': () => ({ validThrough: dayIn(40) }),
  'applications.apply': () => ({ coverLetter: 'I would like to.' }),
  'applications.saveNotes': () => ({ text: 'A good call.' }),
  'applications.received': ({ jobId = '' }) => ({ job: jobId }),
  'applications.countsOfJobs': ({ id }) => ({ jobs: id }),
  'messages.send': () => ({ clientId: randomUUID(), content: 'Good morning.' }),
  'profiles.workExperience.update': () => entryInputs['work-experience'],
  'profiles.education.update': () => entryInputs.education,
  'profiles.certifications.update': () => entryInputs.certifications,
  'companies.update': () => ({ industry: 'Sales' }),
  'settings.update': () => ({ value: '+351 210 000 000' }),
  'admin.users.ban': () => ({ reason: 'Fraud' }),
};

/** Calls it about a thing as whoever the cookie signs in. Where it is about nothing in particular, it sends what none takes, so that nothing happens. */
export function callAs(app: TestApp, name: string, thing: Thing | undefined, cookie: string | undefined): Promise<Response> {
  const { method, path } = callNamed(name);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: keyof Thing) => thing?.[part] ?? UNKNOWN_ID);
  const input = thing ? (inputs[name]?.(thing) ?? {}) : { nothing: 'taken' };
  const query = method === 'GET' && thing ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return app.request(method, address + query, { ...(method === 'GET' ? {} : { json: input }), ...(cookie ? { cookie } : {}) });
}
