import { describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';

import { answerProblem, noAnswers } from './template-answers.ts';

describe('what is asked before a template is used', () => {
  const now = new Date(2026, 10, 24, 15, 0);
  const today = { ...noAnswers, date: '2026-11-24', time: '15:30', location: 'Hamburg', deadline: '2026-11-24' };

  test('must be answered, not with blanks', () => {
    expect(answerProblem('location', { ...today, location: '  ' }, now)).toBe(m.field_required());
    expect(answerProblem('date', noAnswers, now)).toBe(m.field_required());
  });

  test('is not a day that has passed', () => {
    expect(answerProblem('date', { ...today, date: '2026-11-23' }, now)).toBe(m.templates_past());
    expect(answerProblem('deadline', { ...today, deadline: '2026-11-23' }, now)).toBe(m.templates_past());
  });

  test('is today, at a time that is still to come', () => {
    expect(answerProblem('date', today, now)).toBeUndefined();
    expect(answerProblem('deadline', today, now)).toBeUndefined();
    expect(answerProblem('time', today, now)).toBeUndefined();
    expect(answerProblem('time', { ...today, time: '14:30' }, now)).toBe(m.templates_past());
  });

  test('leaves a time alone while its day is open', () => {
    expect(answerProblem('time', { ...today, date: '', time: '09:00' }, now)).toBeUndefined();
  });
});
