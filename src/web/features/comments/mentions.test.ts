import { expect, test } from 'vitest';

import { begunMention, completeMention, mentionedIn, splitMentions } from './mentions.ts';

const members = ['Ana', 'Ana Brandão', 'Jean-Luc D’Arc', 'Zoë Öztürk'].map((name) => ({ userId: name, name }));
const offered = (text: string) => begunMention(text, text.length, members)?.members.map(({ name }) => name);

test('an "@" after a space or at the beginning offers who it could be, without their accents too', () => {
  expect(offered('@')).toEqual(['Ana', 'Ana Brandão', 'Jean-Luc D’Arc', 'Zoë Öztürk']);
  expect(offered('Please, @brandao')).toEqual(['Ana Brandão']);
  expect(offered('Please, @zoe oz')).toEqual(['Zoë Öztürk']);
  expect(offered('@d’a')).toEqual(['Jean-Luc D’Arc']);
  expect(offered('Ask @nobody')).toBeUndefined();
  expect(offered('info@ana')).toBeUndefined();
  expect(offered('@ana\n')).toBeUndefined();
});

test('it is completed where it was begun, and the rest stays', () => {
  const text = 'Ask @br about it';
  const begun = begunMention(text, 7, members)!;
  expect(completeMention(text, 7, begun.start, begun.members[0]!)).toEqual({
    text: 'Ask @Ana Brandão about it',
    caret: 'Ask @Ana Brandão '.length,
  });
});

test('of two names that begin alike, the longer one is marked', () => {
  const text = '@Ana Brandão, ask @Ana. (a.*)';
  expect(splitMentions(text, members)).toEqual(['', '@Ana Brandão', ', ask ', '@Ana', '. (a.*)']);
  expect(splitMentions('a.*', members)).toEqual(['a.*']);
  expect(mentionedIn('Hello @Zoë Öztürk', members).map(({ name }) => name)).toEqual(['Zoë Öztürk']);
});

test('a name within a longer one is not mentioned by it', () => {
  expect(mentionedIn('Ask @Ana Brandão', members).map(({ name }) => name)).toEqual(['Ana Brandão']);
});
