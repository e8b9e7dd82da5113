import { candidateListsContract } from '#contract/candidates/candidate-lists.ts';
import { companyCandidatesContract } from '#contract/candidates/company-candidates.ts';

import { implementing } from '../../procedures.ts';
import { findAlike, readCandidateOf } from './alike.ts';
import { askCandidate, enterCandidate } from './ask.ts';
import { joinCandidates, separateCandidate } from './join.ts';
import { listCandidates } from './list.ts';
import { createList, listLists, putOnList, removeList, renameList, takeOffList } from './lists.ts';
import { addNote, removeNote } from './notes.ts';
import { readCandidate } from './read.ts';
import { changeTags, listCandidateTags } from './tags.ts';

const candidates = implementing(companyCandidatesContract);
const lists = implementing(candidateListsContract);

export const companyCandidatesApi = {
  list: candidates.list.handler(({ context, input }) => listCandidates(context, input)),
  read: candidates.read.handler(({ context, input }) => readCandidate(context, input.id)),
  knownTags: candidates.knownTags.handler(({ context }) => listCandidateTags(context)),
  changeTags: candidates.changeTags.handler(({ context, input }) => changeTags(context, input)),
  addNote: candidates.addNote.handler(({ context, input }) => addNote(context, input)),
  removeNote: candidates.removeNote.handler(({ context, input }) => removeNote(context, input)),
  alike: candidates.alike.handler(({ context, input }) => findAlike(context, input.id)),
  ofApplication: candidates.ofApplication.handler(({ context, input }) => readCandidateOf(context, input.id)),
  join: candidates.join.handler(({ context, input }) => joinCandidates(context, input)),
  separate: candidates.separate.handler(({ context, input }) => separateCandidate(context, input.id)),
  ask: candidates.ask.handler(async ({ context, input }) => {
    await askCandidate(context, input);
    return { done: true } as const;
  }),
  enter: candidates.enter.handler(async ({ context, input }) => ({
    applicationId: await enterCandidate(context, input),
  })),
};

export const candidateListsApi = {
  list: lists.list.handler(({ context }) => listLists(context)),
  create: lists.create.handler(({ context, input }) => createList(context, input)),
  rename: lists.rename.handler(({ context, input }) => renameList(context, input)),
  remove: lists.remove.handler(({ context, input }) => removeList(context, input.id)),
  put: lists.put.handler(({ context, input }) => putOnList(context, input)),
  take: lists.take.handler(({ context, input }) => takeOffList(context, input)),
};
