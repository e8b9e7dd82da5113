import { cefrLevels, type CefrLevel } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';

/** Languages of the interface, too. */
export type TestLanguage = Locale;

export const TEST_TEXTS = 4;
/** In each text. */
export const TEST_GAPS = 20;
export const TEST_MINUTES = 20;
/** Between the beginnings of two tests in the same language. */
export const TEST_WAIT_DAYS = 14;
export const TEST_ANSWER_MAX = 40;

/** The minimum percentage of right answers. The even steps are a guess, which was never compared with exams. */
export const testCutOffs: Record<CefrLevel, number> = { A1: 15, A2: 30, B1: 45, B2: 60, C1: 75, C2: 90 };

/** Null below A1. */
export const estimatedLevel = (right: number, gaps: number): CefrLevel | null =>
  cefrLevels.findLast((level) => right * 100 >= testCutOffs[level] * gaps) ?? null;

/** Kinds of evidence for a level. `checked_interview`: an administrator's with the person; `interview`: a company's. */
export const evidenceKinds = ['stated', 'certificate', 'checked_interview', 'interview', 'self_test'] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];
