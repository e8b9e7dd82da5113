import { openDatabase } from '../../src/server/platform/db/database.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { enqueueRenderedEmail, QUOTES_NO_ONE } from '../../src/server/platform/mail/outbox.ts';
import { createQueue, type NewJob } from '../../src/server/platform/queue/queue.ts';

/** As long as a notification with its text and HTML. */
const TEXT = 'Your application has been shortlisted. '.repeat(100);

/** Inserts emails into a site's outbox. */
export async function enqueueMails(databaseUrl: string, count: number): Promise<void> {
  const database = openDatabase({ connectionString: databaseUrl });
  const queue = createQueue({ connectionString: databaseUrl }, [], createLog('error'));
  await database.db.transaction().execute(async (tx) => {
    const mailTx = { db: tx, enqueue: (...job: NewJob) => queue.enqueue(tx, ...job) };
    for (let number = 0; number < count; number += 1)
      await enqueueRenderedEmail(mailTx, {
        to: { userId: null, name: 'Ana Silva', address: `ana${number}@example.com` },
        about: QUOTES_NO_ONE,
        locale: 'en',
        subject: 'Your application',
        html: `<p>${TEXT}</p>`,
        text: TEXT,
      });
  });
  await queue.stop(2);
  await database.close();
}
