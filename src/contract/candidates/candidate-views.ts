import { z } from 'zod';

import { applicationStatuses } from '#contract/applications/application-status.ts';
import { applicantSnapshotSchema } from '#contract/applications/application-views.ts';
import { localeSchema } from '#contract/choice-schemas.ts';
import { fileSchema } from '#contract/files/files.ts';
import { spokenLanguageSchema } from '#contract/profiles/profiles.ts';

import { alikeReasons, candidateOrigins } from './candidate-choices.ts';

const moment = z.iso.datetime();
const status = z.enum(applicationStatuses);
const named = z.object({ id: z.uuid(), name: z.string() });

const applicationOfCandidate = z.object({
  id: z.uuid(),
  job: z.object({ id: z.uuid(), title: z.string() }),
  status,
  appliedAt: moment,
});

export const listedCandidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  languages: z.array(spokenLanguageSchema),
  skills: z.array(z.string()),
  tags: z.array(z.string()),
  origin: z.enum(candidateOrigins),
  addedAt: moment,
  lastContactAt: moment,
  /** The latest one that the reader sees; null without any. */
  application: applicationOfCandidate.nullable(),
});

export type ListedCandidate = z.infer<typeof listedCandidateSchema>;

const noteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  at: moment,
  /** Null if the person has left. */
  author: z.string().nullable(),
  can: z.object({ remove: z.boolean() }),
});

export const candidateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As the company knows them: what they sent with their latest application, or what a member entered. */
  facts: applicantSnapshotSchema,
  phone: z.string(),
  cv: fileSchema.nullable(),
  origin: z.enum(candidateOrigins),
  source: z.string(),
  /** The language in which they will be told; null once they were, and for people who applied. */
  locale: localeSchema.nullable(),
  addedAt: moment,
  /** Null for people who applied, and once the member has left. */
  addedBy: z.string().nullable(),
  lastContactAt: moment,
  /** For people whom a member added: when they were told, or when the email about it is sent. */
  told: z.object({ at: moment.nullable(), by: z.string().nullable(), dueAt: moment.nullable() }).nullable(),
  /** Until when they agreed to stay in the company's pool. */
  poolUntil: moment.nullable(),
  applications: z.array(applicationOfCandidate.extend({ hasThread: z.boolean() })),
  tags: z.array(z.string()),
  notes: z.array(noteSchema),
  lists: z.array(named),
  /** Other candidates that a member joined with this one. */
  joined: z.array(named.extend({ joinedAt: moment, can: z.object({ separate: z.boolean() }) })),
  can: z.object({
    /** Change tags, notes and lists, and join candidates. */
    edit: z.boolean(),
    /** Correct what a member stated about them; their address only until they are told. */
    correct: z.boolean(),
    /** About another job: people with an account or an application of their own are asked; others who were told are entered. */
    propose: z.enum(['ask', 'enter']).nullable(),
  }),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const alikeSchema = z.array(listedCandidateSchema.extend({ reasons: z.array(z.enum(alikeReasons)) }));

export type AlikeCandidate = z.infer<typeof alikeSchema>[number];
