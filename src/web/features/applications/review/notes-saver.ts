import { NOTES_MAX } from '#contract/limits.ts';
import { type Problem, problemOf } from '#web/app/problem.ts';

export interface SavedNotes {
  text: string;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** Unsaved notes as stored in the browser, with the version they are based on. */
export interface StoredNotes {
  text: string;
  version: number;
}

/** The state of saving. `conflict`: a colleague saved notes meanwhile. */
type NotesState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'too_long' }
  | { kind: 'saving' }
  | { kind: 'failed'; problem: Problem; willRetry: boolean }
  | { kind: 'conflict' };

export interface NotesSnapshot {
  text: string;
  /** The notes as last read or saved; in a conflict, the colleague's. */
  saved: SavedNotes;
  state: NotesState;
}

/** `save` and `read` reject with the API's refusal. */
interface NotesStore {
  save: (text: string, version: number) => Promise<SavedNotes>;
  read: () => Promise<SavedNotes>;
  /** Stores unsaved notes in the browser; undefined removes them. */
  storeUnsaved: (notes: StoredNotes | undefined) => void;
}

/** Milliseconds after the last change (specification, section 9). */
const SAVE_DELAY = 1_000;
const RETRY_DELAY = 4_000;

/** Errors for which a retry makes sense. */
const passing = new Set<Problem['code']>(['OFFLINE', 'INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS']);

/** Saves notes while typing, one request at a time; never overwrites a colleague's. */
export class NotesSaver {
  #snapshot: NotesSnapshot;
  /** The last text that the API accepted. It trims the text, so its answer may differ. */
  #sent: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #hasLeft = false;
  readonly #store: NotesStore;
  readonly #listeners = new Set<() => void>();

  constructor(saved: SavedNotes, store: NotesStore) {
    this.#snapshot = { text: saved.text, saved, state: { kind: 'saved' } };
    this.#sent = saved.text;
    this.#store = store;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = () => this.#snapshot;

  /** Starts with notes that were stored in the browser before they were saved. */
  start(stored: StoredNotes | undefined): void {
    this.#hasLeft = false;
    const { saved } = this.#snapshot;
    if (stored?.text.trim() === saved.text) this.#store.storeUnsaved(undefined);
    // A save sent when the previous page closed may have arrived after this page was read.
    if (!stored || stored.text.trim() === saved.text) return void this.refresh();
    this.#publish({ text: stored.text });
    if (stored.version === saved.version) void this.save();
    else this.#show({ kind: 'conflict' });
  }

  /** Reads notes saved elsewhere, unless there are unsaved changes. */
  async refresh(): Promise<void> {
    try {
      const saved = await this.#store.read();
      if (this.#isUnsaved || this.#running || saved.version <= this.#snapshot.saved.version) return;
      this.#sent = saved.text;
      this.#publish({ text: saved.text, saved });
    } catch {
      // A failed read changes nothing; saving does not overwrite newer notes.
    }
  }

  change(text: string): void {
    this.#publish({ text });
    this.#storeUnsaved();
    const { kind } = this.#snapshot.state;
    if (kind === 'conflict') return;
    if (text.length > NOTES_MAX) return this.#show({ kind: 'too_long' });
    if (kind !== 'saving') this.#show({ kind: 'unsaved' });
    this.#later(SAVE_DELAY);
  }

  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Ends a conflict: the colleague's notes, with or without the reader's own below. */
  async resolve(keepsOwn: boolean): Promise<void> {
    const { text, saved } = this.#snapshot;
    this.#sent = saved.text;
    this.#publish({ text: keepsOwn ? `${saved.text}\n\n${text}` : saved.text, state: { kind: 'saved' } });
    this.#storeUnsaved();
    if (keepsOwn) await this.save();
  }

  /** Stops: sends unsaved notes, which are kept in the browser until they arrive. */
  leave(): void {
    this.#hasLeft = true;
    void this.save();
  }

  get #isUnsaved(): boolean {
    return this.#snapshot.text !== this.#sent;
  }

  #storeUnsaved(): void {
    const { text, saved } = this.#snapshot;
    this.#store.storeUnsaved(this.#isUnsaved ? { text, version: saved.version } : undefined);
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), delay);
  }

  async #saveAll(): Promise<void> {
    while (this.#isUnsaved && this.#snapshot.state.kind !== 'conflict') {
      const { text, saved } = this.#snapshot;
      if (text.length > NOTES_MAX) return this.#show({ kind: 'too_long' });
      this.#show({ kind: 'saving' });
      try {
        const answer = await this.#store.save(text, saved.version);
        this.#sent = text;
        this.#publish({ saved: answer });
        this.#storeUnsaved();
      } catch (error) {
        return this.#fail(problemOf(error));
      }
    }
    if (this.#snapshot.state.kind !== 'conflict') this.#show({ kind: 'saved' });
  }

  async #fail(problem: Problem): Promise<void> {
    if (problem.reason === 'changed_meanwhile') {
      try {
        return this.#meet(await this.#store.read());
      } catch (error) {
        return this.#fail(problemOf(error));
      }
    }
    const willRetry = passing.has(problem.code);
    this.#show({ kind: 'failed', problem, willRetry });
    if (willRetry && !this.#hasLeft) this.#later(RETRY_DELAY);
  }

  /**
   * Notes saved by someone else are a conflict; equal text came from the reader's previous page, which was still
   * saving.
   */
  #meet(saved: SavedNotes): void {
    const isOwn = saved.text === this.#snapshot.text.trim();
    if (isOwn) this.#sent = this.#snapshot.text;
    this.#publish({ saved, state: { kind: isOwn ? 'saved' : 'conflict' } });
    this.#storeUnsaved();
  }

  #show(state: NotesState): void {
    this.#publish({ state });
  }

  #publish(change: Partial<NotesSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
