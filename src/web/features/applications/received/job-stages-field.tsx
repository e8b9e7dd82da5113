import { useRevalidator } from 'react-router';

import type { JobStages } from '#contract/applications/stages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface JobStagesFieldProps {
  jobId: string;
  stages: JobStages;
}

/** Chooses the pipeline of the job on the board; for members who may edit it. */
export function JobStagesField({ jobId, stages: { pipelineId, pipelines, can } }: JobStagesFieldProps) {
  const { revalidate } = useRevalidator();
  if (!can.choose) return null;
  const choose = async (chosen: string) => {
    try {
      await api.stages.choose({ id: jobId, pipelineId: chosen || null });
      await revalidate();
      showToast({ title: m.stages_chosen() });
    } catch (error) {
      showToast({ variant: 'destructive', title: problemText(problemOf(error)) });
      await revalidate();
    }
  };
  return (
    <div className="grid items-end gap-x-6 gap-y-1 md:grid-cols-[18rem_auto]">
      {pipelines.length > 0 && (
        <NativeSelect
          label={m.stages_of_job()}
          emptyLabel={m.stages_standard()}
          options={pipelines.map(({ id, name }) => ({ value: id, label: name }))}
          value={pipelineId ?? ''}
          onChange={(event) => void choose(event.currentTarget.value)}
        />
      )}
      <Link to={href(paths.stages())} className="w-fit py-2.5 text-sm">
        {m.stages_link()}
      </Link>
    </div>
  );
}
