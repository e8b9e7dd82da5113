import type { EditableJob } from '#contract/jobs/job-views.ts';
import { type Problem, problemOf } from '#web/app/problem.ts';

import { allParts, type ChangedParts, changedParts, confirmedParts, savableChange, withParts } from './job-change.ts';
import { formOf, type JobFormValues } from './job-form.ts';

/**
 * `isPartial`: fields that the contract refuses are not saved and show why. `isUnconfirmed`: unconfirmed machine
 * translations are not saved either.
 */
export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number; isPartial: boolean; isUnconfirmed: boolean }
  | { kind: 'failed'; problem: Problem; willRetry: boolean }
  | { kind: 'conflict' };

export interface Snapshot {
  /** As last saved; null before the first save. */
  job: EditableJob | null;
  state: SaveState;
}

/** All of these reject with the API's refusal. */
export interface JobStore {
  create: (change: Record<string, unknown>) => Promise<EditableJob>;
  update: (id: string, version: number, change: Record<string, unknown>) => Promise<EditableJob>;
  read: (id: string) => Promise<EditableJob>;
  /** Stores unsaved changes in the browser; undefined removes them. */
  storeUnsaved: (id: string | null, parts: ChangedParts | undefined) => void;
}

/** Milliseconds after the last change (specification, section 9). */
const SAVE_DELAY = 1_000;
const RETRY_DELAY = 4_000;
const RETRY_DELAY_MAX = 60_000;

/** Errors for which a retry makes sense. */
const passing = new Set<Problem['code']>(['OFFLINE', 'INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS']);

/**
 * One request at a time, each with the changes since the last. Drafts save automatically; a published job only on
 * request, so that readers never see half a sentence.
 */
export class JobSaver {
  #snapshot: Snapshot;
  #values: JobFormValues;
  #saved: JobFormValues;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = RETRY_DELAY;
  #running: Promise<boolean> | undefined;
  readonly #store: JobStore;
  readonly #listeners = new Set<() => void>();

  constructor(job: EditableJob | null, values: JobFormValues, store: JobStore) {
    this.#snapshot = { job, state: { kind: 'untouched' } };
    this.#values = values;
    this.#saved = values;
    this.#store = store;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = () => this.#snapshot;

  get isAutomatic(): boolean {
    return this.#snapshot.job === null || this.#snapshot.job.status === 'draft';
  }

  get unsaved(): ChangedParts | undefined {
    const parts = changedParts(this.#values, this.#saved);
    return parts && this.#snapshot.job === null ? allParts(this.#values) : parts;
  }

  change(values: JobFormValues): void {
    // The form mutates its values.
    this.#values = structuredClone(values);
    const { kind } = this.#snapshot.state;
    if (this.unsaved && kind !== 'saving' && kind !== 'conflict' && kind !== 'failed') this.#show({ kind: 'unsaved' });
    this.#later(SAVE_DELAY);
  }

  /** Saves valid input. True if nothing is left unsaved except unconfirmed machine translations. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Takes over the API's answer to another change of the job. */
  adopt(job: EditableJob): void {
    this.#publish({ ...this.#snapshot, job });
  }

  /**
   * Ends a conflict: takes the other version, with or without the user's changes on top. Returns the form's new values.
   */
  async resolve(keepsOwn: boolean): Promise<JobFormValues> {
    const { job } = this.#snapshot;
    if (!job) return this.#values;
    const own = this.unsaved;
    const theirs = await this.#store.read(job.id);
    this.#saved = formOf(theirs);
    this.#values = keepsOwn && own ? withParts(this.#saved, own) : this.#saved;
    this.#publish({ job: theirs, state: { kind: 'untouched' } });
    if (keepsOwn) await this.save();
    else this.#store.storeUnsaved(job.id, undefined);
    return this.#values;
  }

  /** Stops: sends valid changes, and keeps the rest in the browser. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#snapshot.state.kind === 'untouched') return;
    this.#storeUnsaved();
    if (this.isAutomatic && this.unsaved && this.#snapshot.state.kind !== 'conflict') void this.save();
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#storeUnsaved();
      const { kind } = this.#snapshot.state;
      if (this.isAutomatic && kind !== 'conflict') void this.save();
      else if (kind === 'unsaved' && !this.unsaved) this.#show({ kind: 'untouched' });
    }, delay);
  }

  #storeUnsaved(): void {
    this.#store.storeUnsaved(this.#snapshot.job?.id ?? null, this.unsaved);
  }

  async #saveAll(): Promise<boolean> {
    for (;;) {
      const parts = this.unsaved;
      const { change, saved } = parts ? savableChange(this.#values, parts) : { change: {}, saved: {} };
      if (Object.keys(change).length === 0) return this.#finish(parts);
      this.#show({ kind: 'saving' });
      try {
        const { job } = this.#snapshot;
        if (!job) this.#store.storeUnsaved(null, undefined);
        const answer = await (job ? this.#store.update(job.id, job.version, change) : this.#store.create(change));
        this.#saved = withParts(this.#saved, saved);
        this.#retryDelay = RETRY_DELAY;
        this.#publish({ job: answer, state: this.#snapshot.state });
      } catch (error) {
        this.#storeUnsaved();
        return this.#fail(problemOf(error));
      }
    }
  }

  #finish(left: ChangedParts | undefined): boolean {
    if (this.#snapshot.state.kind === 'untouched') return true;
    this.#storeUnsaved();
    const isPartial = left !== undefined && confirmedParts(left) !== undefined;
    const isUnconfirmed = Object.values(left?.translations ?? {}).some(({ machine }) => machine);
    this.#show(
      this.#snapshot.job ? { kind: 'saved', at: Date.now(), isPartial, isUnconfirmed } : { kind: 'untouched' },
    );
    return !isPartial;
  }

  #fail(problem: Problem): false {
    const willRetry = passing.has(problem.code);
    this.#show(problem.reason === 'changed_meanwhile' ? { kind: 'conflict' } : { kind: 'failed', problem, willRetry });
    if (willRetry && this.isAutomatic) {
      this.#later(this.#retryDelay);
      this.#retryDelay = Math.min(2 * this.#retryDelay, RETRY_DELAY_MAX);
    }
    return false;
  }

  #show(state: SaveState): void {
    this.#publish({ ...this.#snapshot, state });
  }

  #publish(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
