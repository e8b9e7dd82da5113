import { readFile } from 'node:fs/promises';

const PAGE_BYTES = 4_096;
/** Linux's unit of processor time (sysconf(_SC_CLK_TCK)). */
const TICK_MILLISECONDS = 10;

/** Bytes that a process occupies now, including garbage. */
export async function residentBytes(pid: number): Promise<number> {
  return Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * PAGE_BYTES;
}

/** Milliseconds of processor time since the start of a process, in user and system mode (proc_pid_stat(5)). */
export async function processorMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MILLISECONDS;
}
