import { describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';

import { answerProblem, noAnswers } from './template-answers.ts';

describe('the answers for a template', () => {
  const now = new Date(2026, 10, 24, 15, 0);
  const today = { ...noAnswers, date: '2026-11-24', time: '15:30', location: 'Hamburg', deadline: '2026-11-24' };

  test('are required, and not blank', () => {
    expect(answerProblem('location', { ...today, location: '  ' }, now)).toBe(m.field_required());
    expect(answerProblem('date', noAnswers, now)).toBe(m.field_required());
  });

  test('reject a day in the past', () => {
    expect(answerProblem('date', { ...today, date: '2026-11-23' }, now)).toBe(m.templates_past());
    expect(answerProblem('deadline', { ...today, deadline: '2026-11-23' }, now)).toBe(m.templates_past());
  });

  test('accept today, with a time in the future', () => {
    expect(answerProblem('date', today, now)).toBeUndefined();
    expect(answerProblem('deadline', today, now)).toBeUndefined();
    expect(answerProblem('time', today, now)).toBeUndefined();
    expect(answerProblem('time', { ...today, time: '14:30' }, now)).toBe(m.templates_past());
  });

  test('ignore the time without a day', () => {
    expect(answerProblem('time', { ...today, date: '', time: '09:00' }, now)).toBeUndefined();
  });
});
