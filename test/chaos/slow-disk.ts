// Loaded before a program by --import: slows down its writes to the speed of a disk of SLOW_DISK megabytes a second.
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const bytesPerMs = Number(process.env.SLOW_DISK) * 1_000;
const anyFile = await open('/dev/null');
const files = Object.getPrototypeOf(anyFile) as { writeFile: (bytes: Uint8Array) => Promise<void> };
await anyFile.close();

const write = files.writeFile;
let freeAt = 0;
files.writeFile = async function slowly(this: unknown, bytes) {
  freeAt = Math.max(freeAt, performance.now()) + bytes.length / bytesPerMs;
  await sleep(Math.max(1, freeAt - performance.now()));
  return write.call(this, bytes);
};
