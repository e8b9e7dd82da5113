import { useEffect } from 'react';

/** Says which job is open, for light.js to count: at its own start, or when React has brought another page. */
export function ViewMark({ jobId }: { jobId: string }) {
  useEffect(() => {
    dispatchEvent(new Event('parlance.view'));
  }, []);
  return <span hidden data-view={jobId} />;
}
