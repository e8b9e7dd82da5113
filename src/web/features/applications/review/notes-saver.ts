import { NOTES_MAX } from '#contract/applications.ts';
import { type Problem, problemOf } from '#web/app/problem.ts';

/** The company's notes on an application, as the API gives them. */
export interface SavedNotes {
  text: string;
  version: number;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** What was typed and is not saved, as the browser keeps it: on top of which version. */
export interface KeptNotes {
  text: string;
  version: number;
}

/** How it stands with what was typed. `conflict`: a colleague saved notes meanwhile, which nobody is to lose. */
type NotesState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'too_long' }
  | { kind: 'saving' }
  | { kind: 'failed'; problem: Problem; willRetry: boolean }
  | { kind: 'conflict' };

export interface NotesSnapshot {
  /** What stands in the field. */
  text: string;
  /** As they were last read or saved; in a conflict, the colleague's. */
  saved: SavedNotes;
  state: NotesState;
}

/** What a saver calls; `save` and `read` fail with what the API refuses. */
interface NotesStore {
  save: (text: string, version: number) => Promise<SavedNotes>;
  read: () => Promise<SavedNotes>;
  /** Keeps in the browser what is not saved yet; undefined once nothing is. */
  keep: (kept: KeptNotes | undefined) => void;
}

/** Milliseconds after the last change (specification, section 9). */
const SAVE_DELAY = 1_000;
const RETRY_DELAY = 4_000;

/** What may be over when it is tried again. */
const passing = new Set<Problem['code']>(['OFFLINE', 'INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS']);

/** Saves notes while they are written, one request at a time, and never over those of a colleague. */
export class NotesSaver {
  #snapshot: NotesSnapshot;
  /** What was last sent and taken: the API trims it, so that it may differ from what it then says. */
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

  /** Begins, with what was kept when somebody left before it was saved. */
  start(kept: KeptNotes | undefined): void {
    this.#hasLeft = false;
    const { saved } = this.#snapshot;
    if (kept?.text.trim() === saved.text) this.#store.keep(undefined);
    // What a page before this one sent as it went may have arrived after this one was read.
    if (!kept || kept.text.trim() === saved.text) return void this.refresh();
    this.#publish({ text: kept.text });
    if (kept.version === saved.version) void this.save();
    else this.#show({ kind: 'conflict' });
  }

  /** Takes over what was saved since, by a colleague or on another page, unless one is writing. */
  async refresh(): Promise<void> {
    try {
      const saved = await this.#store.read();
      if (this.#isUnsaved || this.#running || saved.version <= this.#snapshot.saved.version) return;
      this.#sent = saved.text;
      this.#publish({ text: saved.text, saved });
    } catch {
      // What the page has stays; saving does not overwrite what is newer.
    }
  }

  /** Takes over what the field says now. */
  change(text: string): void {
    this.#publish({ text });
    this.#keep();
    const { kind } = this.#snapshot.state;
    if (kind === 'conflict') return;
    if (text.length > NOTES_MAX) return this.#show({ kind: 'too_long' });
    if (kind !== 'saving') this.#show({ kind: 'unsaved' });
    this.#later(SAVE_DELAY);
  }

  /** Saves what was typed, unless a conflict is to be ended first. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Ends a conflict: the colleague's notes, and below them the own ones, or not. */
  async resolve(keepsOwn: boolean): Promise<void> {
    const { text, saved } = this.#snapshot;
    this.#sent = saved.text;
    this.#publish({ text: keepsOwn ? `${saved.text}\n\n${text}` : saved.text, state: { kind: 'saved' } });
    this.#keep();
    if (keepsOwn) await this.save();
  }

  /** Leaves: what is not saved goes on its way, and stays in the browser until it has arrived. */
  leave(): void {
    this.#hasLeft = true;
    void this.save();
  }

  get #isUnsaved(): boolean {
    return this.#snapshot.text !== this.#sent;
  }

  #keep(): void {
    const { text, saved } = this.#snapshot;
    this.#store.keep(this.#isUnsaved ? { text, version: saved.version } : undefined);
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
        this.#keep();
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

  /** What somebody else saved is a conflict; what says the same was the own page before this one, which was still saving. */
  #meet(saved: SavedNotes): void {
    const isOwn = saved.text === this.#snapshot.text.trim();
    if (isOwn) this.#sent = this.#snapshot.text;
    this.#publish({ saved, state: { kind: isOwn ? 'saved' : 'conflict' } });
    this.#keep();
  }

  #show(state: NotesState): void {
    this.#publish({ state });
  }

  #publish(change: Partial<NotesSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
