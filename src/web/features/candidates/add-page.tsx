import { useState } from 'react';

import { CVS_AT_ONCE } from '#contract/candidates/candidate-choices.ts';
import { fileRules } from '#contract/files/file-rules.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { fieldText, type Problem } from '#web/app/problem.ts';
import { requestOf } from '#web/app/request-context.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/add-page';
import { CandidateForm, type SharedFields } from './candidate-form.tsx';
import { ChosenCvs } from './chosen-cvs.tsx';
import { fieldsFromCv } from './from-cv.ts';
import { MailedCvs } from './mailed-cvs.tsx';
import { SharedFieldsForm } from './shared-fields.tsx';
import { useCvs } from './use-cvs.ts';

/** A company rarely has more open jobs. */
const JOBS_SHOWN = 100;

const { types, maxBytes } = fileRules.cv;

// Browsers do not always know the type of a Word file, but its extension.
const ACCEPTED = [...types, '.pdf', '.doc', '.docx'];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.candidate_add_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const [{ jobs }, mailed] = await Promise.all([
    api.jobs.manage({ status: 'active', sort: 'title', limit: JOBS_SHOWN }),
    api.mailedCvs.list(),
  ]);
  return { jobs: jobs.map(({ id, title }) => ({ id, title })), mailed };
}

/** Adds people to the company: from emails, from CVs, or by hand. */
export default function AddPage({ loaderData: { jobs, mailed } }: Route.ComponentProps) {
  const [shared, setShared] = useState<SharedFields>({ source: '', locale: getLocale(), jobId: null, toldOn: null });
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const { cvs, choose, markAdded } = useCvs();
  const [isTooMany, setTooMany] = useState(false);
  const [byHand, setByHand] = useState(0);
  const refuse = ({ fields }: Problem) => setProblems(new Map(fields.map((field) => [field.path, fieldText(field)])));
  const form = { shared, onSharedRefused: refuse };

  function select(file: File, others: File[]) {
    const files = [file, ...others];
    setTooMany(files.length > CVS_AT_ONCE);
    if (files.length <= CVS_AT_ONCE) choose(files);
  }
  return (
    <PartPage
      back={{ to: href(paths.candidates()), label: m.app_candidates() }}
      title={m.candidate_add_title()}
      about={
        <>
          <p>{m.candidate_add_about()}</p>
          <p>
            <Link to={href(paths.candidateImports())}>{m.candidate_import_title()}</Link>
          </p>
        </>
      }
    >
      <div className="flex flex-col gap-10">
        <SharedFieldsForm value={shared} jobs={jobs} problems={problems} onChange={setShared} />
        {mailed.length > 0 && <MailedCvs cvs={mailed} {...form} />}
        <section className="flex flex-col gap-5">
          <FileDrop
            label={m.candidate_cvs()}
            hint={m.candidate_cvs_hint({ max: CVS_AT_ONCE })}
            multiple
            accept={ACCEPTED}
            maxBytes={maxBytes * CVS_AT_ONCE}
            onSelect={select}
            errorMessage={isTooMany ? m.candidate_cvs_too_many({ max: CVS_AT_ONCE }) : undefined}
          />
          {cvs.length > 0 && <ChosenCvs cvs={cvs} {...form} onAdded={markAdded} />}
        </section>
        <section>
          <h2 className="mb-5">{m.candidate_by_hand()}</h2>
          <CandidateForm
            key={byHand}
            person={fieldsFromCv([])}
            cv={{ cvFileId: null }}
            {...form}
            onAdded={(_id, name) => {
              showToast({ title: m.candidate_added({ name }) });
              setByHand(byHand + 1);
            }}
          />
        </section>
      </div>
    </PartPage>
  );
}
