import { CalendarCheck, Check, Eye, ListChecks, X, type LucideIcon } from 'lucide-react';

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
