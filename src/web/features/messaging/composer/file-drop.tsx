import { useRef, useState, type DragEvent } from 'react';

import { m } from '#generated/paraglide/messages.js';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Accepts dropped files. Without `onFiles` the browser handles them. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  // Entering a child fires before leaving its parent.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current += by;
    setOver(depth.current > 0);
  };
  if (!onFiles) return { isOver: false, dropProps: {} };
  return {
    isOver,
    dropProps: {
      onDragEnter: enter(1),
      onDragLeave: enter(-1),
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

export function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-accent-tint text-center">
      <p className="px-6 font-semibold text-accent-strong">{m.messages_drop()}</p>
    </div>
  );
}
