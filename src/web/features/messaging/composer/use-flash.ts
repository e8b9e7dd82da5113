import { useEffect, useState } from 'react';

export function useFlash(milliseconds: number) {
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    if (starts === 0) return undefined;
    const end = setTimeout(() => setStarts(0), milliseconds);
    return () => clearTimeout(end);
  }, [starts, milliseconds]);
  return {
    isOn: starts > 0,
    start: () => setStarts((count) => count + 1),
    stop: () => setStarts(0),
  };
}
