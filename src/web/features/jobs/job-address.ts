import { splitLocale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { readId } from '#web/app/list-params.ts';

/** The job whose page has this address. */
export function findJobId(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { path } = splitLocale(new URL(address, 'https://site.invalid').pathname);
  const id = readId(path.split('/').at(-1));
  return id !== undefined && path === paths.job(id) ? id : undefined;
}
