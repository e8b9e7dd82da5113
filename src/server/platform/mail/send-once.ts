interface OnceSent {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** A user waits for the answer. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Sends one email without the outbox. @returns what the server said, or why it could not be reached. */
export async function sendOnce(url: string, mail: OnceSent): Promise<{ isSent: boolean; answer: string }> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS });
  try {
    const { response } = await transport.sendMail(mail);
    return { isSent: true, answer: response };
  } catch (error) {
    // It is shown to the person who set the server up, so its own words help most.
    return { isSent: false, answer: error instanceof Error ? error.message : String(error) };
  } finally {
    transport.close();
  }
}
