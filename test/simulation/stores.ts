import { PassThrough } from 'node:stream';

import type { TestApp } from '#test/support/app.ts';

import type { Faults } from './faults.ts';

const WRITE = { 'file not written': 0.1, 'answer to file lost': 0.1 };
const READ = { 'file not read': 0.05, 'file cut': 0.05 };
const REMOVAL = { 'file not removed': 0.1, 'answer to removal lost': 0.1 };

const failed = () => Object.assign(new Error('The store does not respond'), { code: 'EIO' });

/** Makes the application's storage calls fail. */
export function breakStore({ base: { storage } }: TestApp, faults: Faults): void {
  const { putFile, read, remove } = storage;
  const store: Pick<typeof storage, 'putFile' | 'read' | 'remove'> = {
    async putFile(key, path) {
      const fault = faults.draw(WRITE);
      if (fault === 'file not written') throw failed();
      await putFile(key, path);
      if (fault) throw failed();
    },
    async read(key) {
      const fault = faults.draw(READ);
      if (fault === 'file not read') throw failed();
      const bytes = await read(key);
      if (!fault) return bytes;
      const cut = new PassThrough();
      bytes.once('data', (chunk: Buffer) => {
        bytes.destroy();
        cut.write(chunk.subarray(0, chunk.length / 2), () => cut.destroy(failed()));
      });
      return cut;
    },
    async remove(key) {
      const fault = faults.draw(REMOVAL);
      if (fault === 'file not removed') throw failed();
      await remove(key);
      if (fault) throw failed();
    },
  };
  Object.assign(storage, store);
}
