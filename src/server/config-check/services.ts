import { readSetUpFile } from '../features/site/set-up/from-file.ts';
import { sendPurge } from '../platform/cdn.ts';
import { type Check, reasonOf } from './finding.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;

/** With a key that no page has. */
export const checkCdn: Check = async ({ cdn }) => {
  if (!cdn) return undefined;
  await sendPurge(cdn, ['check']).catch((error: Error) => {
    throw new Error(`${error.message} Check CDN_PURGE_URL and CDN_PURGE_HEADER.`, { cause: error });
  });
  return 'it takes purges';
};

export const checkMail: Check = async ({ smtpUrl, mailFrom }) => {
  if (smtpUrl === undefined) return { note: 'there is no SMTP_URL, so emails are held until there is one' };
  await tryLogin(smtpUrl, 'SMTP_URL');
  if (mailFrom.address.endsWith('@localhost'))
    return { note: `the server takes us in, but the sender is ${mailFrom.address}: set MAIL_FROM` };
  return `the server takes us in; the sender is ${mailFrom.address}`;
};

export const checkAlertMail: Check = async ({ alertSmtpUrl }) => {
  if (alertSmtpUrl === undefined) return undefined;
  await tryLogin(alertSmtpUrl, 'ALERT_SMTP_URL');
  return 'the server takes us in';
};

/** No mail is sent. */
async function tryLogin(url: string, variable: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await transport.verify();
  } catch (error) {
    const { code, response } = error as { code?: string; response?: string };
    throw new Error(
      code === 'EAUTH'
        ? `the server refuses user and password (${response ?? reasonOf(error)}). They may have expired: correct them in ${variable}, with %40 for @.`
        : `the server cannot be used: ${reasonOf(error)}. Check ${variable}.`,
      { cause: error },
    );
  } finally {
    transport.close();
  }
}

export const checkSetUpFile: Check = async ({ setUp }) => {
  if (!setUp) return undefined;
  await readSetUpFile(setUp);
  return 'the file can be used at the first start';
};
