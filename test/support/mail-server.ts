import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** refuses: answers 451, "try again later". hangs: stops answering. */
  mood: 'takes' | 'refuses' | 'hangs';
  /** Its answer to the recipient: a response such as `550 5.1.1 No such user`. */
  refusesAddress: string | undefined;
  /** For an SMTP_URL with a name and a password. */
  refusesLogin: boolean;
  /** How many senders are waiting for an answer. */
  hanging: number;
  cut(): void;
  mails: Email[];
  lastTo(address: string): Email;
  close(): Promise<void>;
}

/** Starts an SMTP server on 127.0.0.1, on a free port unless one is given. */
export async function startMailServer(ownPort = 0): Promise<MailServer> {
  const mails: Email[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      if (started.mood === 'takes') return done();
      if (started.mood === 'refuses') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      started.hanging += 1;
    },
    onAuth(_login, _session, done) {
      if (started.refusesLogin) done(Object.assign(new Error('5.7.8 The password has expired'), { responseCode: 535 }));
      else done(null, { user: 'parlance' });
    },
    onRcptTo(_address, _session, done) {
      const [code, ...words] = started.refusesAddress?.split(' ') ?? [];
      if (code === undefined) done();
      else done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    onData(stream, _session, done) {
      const received = async () => {
        mails.push(await PostalMime.parse(await buffer(stream)));
      };
      // oxlint-disable-next-line promise/no-callback-in-promise -- the library only has callbacks
      received().then(() => done(), done);
    },
  });
  // A cut connection is not a failure of the server.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listening = server.listen(ownPort, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'takes',
    refusesAddress: undefined,
    refusesLogin: false,
    mails,
    hanging: 0,
    cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      started.hanging = 0;
    },
    lastTo(recipient) {
      const found = mails.findLast((mail) => mail.to?.some((to) => to.address === recipient));
      if (!found) throw new Error(`There is no mail to ${recipient}.`);
      return found;
    },
    // Senders keep their connections open, and the server would wait 30 seconds for them.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        started.cut();
      }),
  };
  return started;
}

/** The link to a path in an email's plain text. */
export function linkIn(mail: Pick<Email, 'text'>, path: string): URL {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname.endsWith(path));
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  return new URL(link);
}

/** The token in its link to the page; the page's server never sees it. */
export const tokenIn = (mail: Email, path: string): string =>
  new URLSearchParams(linkIn(mail, path).hash.slice(1)).get('token') ?? '';
