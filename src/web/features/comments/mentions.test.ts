import { expect, test } from 'vitest';

import { begunMention, completeMention, mentionedIn, splitMentions } from './mentions.ts';

const members = ['Ana', 'Ana Brandão', 'Jean-Luc D’Arc', 'Zoë Öztürk'].map((name) => ({ userId: name, name }));
const offered = (text: string) => begunMention(text, text.length, members)?.members.map(({ name }) => name);

test('offers matching members after an "@" at the beginning or after a space, also without their accents', () => {
  expect(offered('@')).toEqual(['Ana', 'Ana Brandão', 'Jean-Luc D’Arc', 'Zoë Öztürk']);
  expect(offered('Please, @brandao')).toEqual(['Ana Brandão']);
  expect(offered('Please, @zoe oz')).toEqual(['Zoë Öztürk']);
  expect(offered('@d’a')).toEqual(['Jean-Luc D’Arc']);
  expect(offered('Ask @nobody')).toBeUndefined();
  expect(offered('info@ana')).toBeUndefined();
  expect(offered('@ana\n')).toBeUndefined();
});

test('completes the name at the caret, and keeps the rest of the text', () => {
  const text = 'Ask @br about it';
  const begun = begunMention(text, 7, members)!;
  expect(completeMention(text, 7, begun.start, begun.members[0]!)).toEqual({
    text: 'Ask @Ana Brandão about it',
    caret: 'Ask @Ana Brandão '.length,
  });
});

test('marks the longer of two names with the same beginning', () => {
  const text = '@Ana Brandão, ask @Ana. (a.*)';
  expect(splitMentions(text, members)).toEqual(['', '@Ana Brandão', ', ask ', '@Ana', '. (a.*)']);
  expect(splitMentions('a.*', members)).toEqual(['a.*']);
  expect(mentionedIn('Hello @Zoë Öztürk', members).map(({ name }) => name)).toEqual(['Zoë Öztürk']);
});

test('does not mention a name that is part of a longer one', () => {
  expect(mentionedIn('Ask @Ana Brandão', members).map(({ name }) => name)).toEqual(['Ana Brandão']);
});
