export const popoverClass =
  'appear min-w-(--trigger-width) max-w-[min(24rem,calc(100vw-2rem))] overflow-auto rounded-control border border-line bg-surface p-1 text-ink shadow-raised outline-none';

export const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 -outline-offset-3 data-focused:bg-accent-tint ' +
  'data-disabled:cursor-not-allowed data-disabled:text-soft';
