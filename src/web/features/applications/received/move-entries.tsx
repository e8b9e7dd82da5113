import { ArrowRight, CalendarCheck, Check, Eye, ListChecks, X, type LucideIcon } from 'lucide-react';

import type { Stage } from '#contract/applications/stages.ts';
import { m } from '#generated/paraglide/messages.js';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';

import { moveTexts, type Move } from './received-move.ts';

const icons: Record<Move, LucideIcon> = {
  view: Eye,
  shortlist: ListChecks,
  interview: CalendarCheck,
  accept: Check,
  reject: X,
};

export const moveEntries = (offered: readonly Move[], onMove: (move: Move) => void): MenuEntry[] =>
  offered.map((move) => {
    const Icon = icons[move];
    return {
      id: move,
      label: moveTexts[move].action(),
      icon: <Icon aria-hidden="true" />,
      destructive: move === 'reject',
      onAction: () => onMove(move),
    };
  });

export const stageEntries = (offered: readonly Stage[], onEnter: (stage: Stage) => void): MenuEntry[] =>
  offered.map((stage) => ({
    id: stage.id,
    label: m.stages_move_to({ stage: stage.name }),
    icon: <ArrowRight aria-hidden="true" />,
    onAction: () => onEnter(stage),
  }));
