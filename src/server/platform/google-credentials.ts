import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Of a service account of Google. */
export interface GoogleCredentials {
  clientEmail: string;
  /** PEM. */
  privateKey: string;
  tokenUrl: string;
}

const serviceAccount = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() });

/** Takes the path of the file that Google gives for a service account. */
export const googleCredentials = z.string().transform((path, context): GoogleCredentials => {
  try {
    const account = serviceAccount.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { clientEmail: account.client_email, privateKey: account.private_key, tokenUrl: account.token_uri };
  } catch {
    context.addIssue('must be the path of a service account’s key file in JSON');
    return z.NEVER;
  }
});
