import { useState } from 'react';

import type { AddCandidateInput } from '#contract/candidates/added-candidates.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import type { Problem } from '#web/app/problem.ts';
import { Link } from '#web/ui/link.tsx';

import type { PersonFields } from './from-cv.ts';
import { PersonForm } from './person-form.tsx';

/** Entered once for all people of the page. */
export type SharedFields = Pick<AddCandidateInput, 'source' | 'locale' | 'jobId' | 'toldOn'>;

interface CandidateFormProps {
  person: PersonFields;
  /** A CV that was uploaded or came by email, for its job; `shared` has the rest. */
  cv: Pick<AddCandidateInput, 'cvFileId' | 'mailedCvId'> & Partial<Pick<AddCandidateInput, 'jobId'>>;
  shared: SharedFields;
  onSharedRefused: (problem: Problem) => void;
  onAdded: (id: string, name: string) => void;
}

/** Adds a person by hand, or after a CV was read and a member checked what was found. */
export function CandidateForm({ person, cv, shared, onSharedRefused, onAdded }: CandidateFormProps) {
  const [knownId, setKnownId] = useState<string>();
  return (
    <PersonForm
      person={person}
      submitLabel={m.candidate_add()}
      send={async (input) => {
        setKnownId(undefined);
        if (!shared.source.trim()) {
          onSharedRefused({ code: 'INVALID', fields: [{ path: 'source', code: 'required' }] });
          return;
        }
        const { id } = await api.addedCandidates.add({ ...input, ...shared, ...cv });
        onAdded(id, `${input.firstName} ${input.lastName}`);
      }}
      onRefused={(refused) => {
        setKnownId(refused.candidateId);
        onSharedRefused(refused);
      }}
      before={knownId && <Link to={href(paths.candidate(knownId))}>{m.candidate_known_link()}</Link>}
      after={
        person.workExperience.length + person.education.length > 0 && (
          <p className="text-sm text-soft">{m.candidate_from_cv()}</p>
        )
      }
    />
  );
}
