import { constants, openAsBlob } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { locales } from '#contract/locales.ts';
import { fieldProblems } from '#contract/problems.ts';
import { settingDefinitions, settingKeys, type SettingKey, type Settings } from '#contract/settings/settings.ts';
import { administratorInput, siteInput } from '#contract/site/set-up.ts';

import { inTransaction, type Ctx } from '../../../context.ts';
import type { Document } from '../../../platform/config-values.ts';
import { StartError } from '../../../platform/config.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { FilesCtx } from '../../files/files.ts';
import { setSetting } from '../../settings/settings.ts';
import { saveLogo } from '../logo.ts';
import { makeAdministrator, publishLegalNotice, putSite } from './set-up.ts';
import { isSetUpOpen } from './token.ts';

const path = z.string().min(1);

/** A logo is stored as a picture, and has a separate field in the file. */
const settingsSchema = z.strictObject(
  Object.fromEntries(
    settingKeys.filter((key) => key !== 'site.logo').map((key) => [key, settingDefinitions[key].schema.optional()]),
  ),
);

/** SITE_SETUP, as docs/operate/reference.md describes it. */
const fileSchema = z.strictObject({
  site: siteInput.omit({ token: true }),
  logo: path.optional(),
  /** HTML, by language. */
  legalNotice: z.partialRecord(localeSchema, path).optional(),
  settings: settingsSchema.optional(),
  administrator: administratorInput.omit({ token: true, password: true }).extend({ passwordFile: path }),
});

type SetUpFile = z.output<typeof fileSchema>;

/**
 * With absolute paths.
 * @throws StartError with the errors in it, or the file that cannot be read.
 */
export async function readSetUpFile({ content, folder }: Document): Promise<SetUpFile> {
  const { data, error } = fileSchema.safeParse(content);
  if (!data) throw wrong(fieldProblems(error.issues));
  const find = async (name: string) => {
    const found = resolve(folder, name);
    await access(found, constants.R_OK).catch(() => {
      throw new StartError(`SITE_SETUP: ${found} cannot be read.`);
    });
    return found;
  };
  const { logo, legalNotice = {}, administrator } = data;
  return {
    ...data,
    logo: logo && (await find(logo)),
    legalNotice: Object.fromEntries(
      await Promise.all(Object.entries(legalNotice).map(async ([locale, name]) => [locale, await find(name)])),
    ),
    administrator: { ...administrator, passwordFile: await find(administrator.passwordFile) },
  };
}

/**
 * Does what the set-up pages do, unless the site has an administrator: then the file is ignored.
 * @throws StartError with the errors in it.
 */
export async function setUpFromFile(ctx: FilesCtx, document: Document): Promise<void> {
  if (!(await isSetUpOpen(ctx.db))) return;
  const { site, settings, logo, legalNotice = {}, administrator } = await readSetUpFile(document);
  try {
    await putSite(ctx, site);
    await putSettings(ctx, settings);
    if (logo) await saveLogo(ctx, { file: new File([await openAsBlob(logo)], basename(logo)) });
    for (const locale of locales) {
      const file = legalNotice[locale];
      if (file) await publishLegalNotice(ctx, { locale, html: await readFile(file, 'utf8') });
    }
    const { passwordFile, ...person } = administrator;
    const password = (await readFile(passwordFile, 'utf8')).trimEnd();
    await makeAdministrator(ctx, { ...person, password });
  } catch (error) {
    // Another process was faster.
    if (!(await isSetUpOpen(ctx.db))) return;
    throw error instanceof Refusal ? explain(error) : error;
  }
  ctx.log.info('the site was set up from SITE_SETUP');
}

async function putSettings(ctx: Ctx, settings: Partial<Settings> = {}): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const put = async <Key extends SettingKey>(key: Key, value: Settings[Key] | undefined) =>
      value !== undefined && setSetting(tx, key, value);
    for (const key of settingKeys) await put(key, settings[key]);
  });
}

const wrong = (fields: readonly { path: string; code: string }[]): StartError =>
  new StartError(`SITE_SETUP: ${fields.map(({ path: at, code }) => `${at} is wrong (${code})`).join(', ')}.`);

const explain = ({ code, details: { fields, reason } }: Refusal): StartError =>
  fields ? wrong(fields) : new StartError(`SITE_SETUP: ${reason ?? code}.`);
