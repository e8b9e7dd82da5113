import { useEffect, useRef, useState } from 'react';

import type { JobText } from '#contract/jobs/job-fields.ts';
import { translateJobText } from '#contract/jobs/translated-job-text.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { deviceKnows, deviceTranslator, hasDeviceTranslation } from '#web/app/translation/device.ts';

import { emptyText, type MachineMark, wordsOf } from '../form-text.ts';
import type { JobEditor } from '../use-job-editor.ts';

/** Milliseconds for a whole text on the device, including the download of the language. */
const SLOWEST = 120_000;

interface Pair {
  from: Locale;
  to: Locale;
}

interface State {
  /** The available translator; `nobody` if there is none, or if it is not known yet. */
  by: MachineMark['by'] | 'nobody' | undefined;
  isTranslating: boolean;
  problem: string | undefined;
}

/** Translates a text of the job into the fields of another, on request. A failure leaves the fields unchanged. */
export function useTranslator(editor: JobEditor, pair: Pair) {
  const hasSite = editor.job?.hasTranslator === true;
  const [state, setState] = useState<State>({ by: undefined, isTranslating: false, problem: undefined });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(from: Locale): Promise<void> {
    const isOnDevice = await deviceKnows(from, pair.to);
    setState({ by: isOnDevice ? 'device' : hasSite ? 'site' : 'nobody', isTranslating: false, problem: undefined });
  }

  async function translate(): Promise<void> {
    const { by } = state;
    if (by !== 'device' && by !== 'site') return;
    const { signal } = (running.current = new AbortController());
    setState({ by, isTranslating: true, problem: undefined });
    const problem = await (by === 'device' ? byDevice : bySite)(editor, pair, signal);
    if (signal.aborted) return;
    // Nothing is sent to the site's service automatically: the page announces it first.
    const next = by === 'device' && problem === m.jobs_machine_failed_device() && hasSite ? 'site' : by;
    setState({ by: next, isTranslating: false, problem });
  }

  function cancel(): void {
    running.current?.abort();
    setState({ ...state, isTranslating: false, problem: undefined });
  }
  return { ...state, choose, translate, cancel };
}

/** Users without either see no offer. */
export const canTranslate = (hasTranslator: boolean | undefined): boolean =>
  hasTranslator === true || hasDeviceTranslation();

async function byDevice({ form }: JobEditor, { from, to }: Pair, signal: AbortSignal): Promise<string | undefined> {
  const [original, before] = form.getValues([`translations.${from}`, `translations.${to}`]).map(wordsOf);
  const onDevice = deviceTranslator(to);
  const end = AbortSignal.any([signal, AbortSignal.timeout(SLOWEST)]);
  const translated = await translateJobText(original ?? emptyText, async (texts) => {
    const said: unknown[] = [];
    for (const text of texts) if (!end.aborted) said.push(await untilAborted(end, onDevice(text, from)));
    return said;
  });
  if (signal.aborted) return undefined;
  if (!translated) return m.jobs_machine_failed_device();
  return fill(form, to, translated, {
    by: 'device',
    from,
    original: original ?? emptyText,
    before: before ?? emptyText,
  });
}

/** The service gets the saved text. */
async function bySite(
  { form, saver }: JobEditor,
  { from, to }: Pair,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (saver.isAutomatic) await saver.save();
  const [original = emptyText, before = emptyText] = form
    .getValues([`translations.${from}`, `translations.${to}`])
    .map(wordsOf);
  const { job } = saver.snapshot();
  if (!job || saver.unsaved?.translations?.[from]) return m.jobs_machine_save_first();
  try {
    const translated = await api.jobs.translate({ id: job.id, locale: to, from }, { signal });
    return signal.aborted ? undefined : fill(form, to, translated, { by: 'site', from, original, before });
  } catch (error) {
    return `${problemText(problemOf(error))} ${m.jobs_machine_unchanged()}`;
  }
}

/** The user may have edited the fields meanwhile. */
function fill(form: JobEditor['form'], to: Locale, text: JobText, machine: MachineMark): string | undefined {
  if (JSON.stringify(wordsOf(form.getValues(`translations.${to}`))) !== JSON.stringify(machine.before))
    return m.jobs_machine_changed();
  form.setValue(`translations.${to}`, { ...text, machine }, { shouldDirty: true, shouldValidate: true });
  return undefined;
}

const untilAborted = (signal: AbortSignal, answer: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    answer,
    new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true })),
  ]);
