import { ChevronDown } from 'lucide-react';

import type { Application } from '#contract/applications/application-views.ts';
import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import { Menu } from '#web/ui/menu.tsx';

import { stageEntries } from '../received/move-entries.tsx';
import { canEnter } from '../received/received-move.ts';

interface StageMenuProps {
  application: Pick<Application, 'status' | 'stage' | 'stages' | 'can'>;
  onEnter: (stage: Stage) => void;
}

/** The stage in the job's pipeline, and the stages that the application can be moved to. */
export function StageMenu({ application, onEnter }: StageMenuProps) {
  const { stage, stages } = application;
  const offered = stages.filter((one) => canEnter(one, application));
  const label = stage ? m.stages_current({ stage: stage.name }) : m.stages_choose();
  if (offered.length === 0) return stage && <p className="text-sm text-soft">{label}</p>;
  return (
    <Menu
      trigger={
        <>
          {label}
          <ChevronDown aria-hidden="true" />
        </>
      }
      label={label}
      variant="outline"
      size="sm"
      items={stageEntries(offered, onEnter)}
    />
  );
}
