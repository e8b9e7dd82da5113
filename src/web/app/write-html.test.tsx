import { useId } from 'react';
import { expect, test } from 'vitest';

import { writeHtml } from './write-html.ts';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p id={useId()}>{`Hello, ${name}`}</p>;
const Farewell = ({ name }: GreetingProps) => <p>{`Goodbye, ${name}`}</p>;

test('the same component with the same props is rendered once in each language', () => {
  const first = writeHtml('en', Greeting, { name: 'Ana' });
  expect(first.html).toContain('Hello, Ana');
  expect(writeHtml('en', Greeting, { name: 'Ana' })).toBe(first);
  expect(writeHtml('de', Greeting, { name: 'Ana' })).not.toBe(first);
});

test('what differs has another version; ids do not meet', () => {
  const written = ['Ana', 'Ben'].map((name) => writeHtml('en', Greeting, { name }));
  const [ana, ben] = written.map(({ html }) => /id="([^"]+)"/.exec(html)?.[1]);
  expect(ana).not.toBe(ben);
  const versions = [...written, writeHtml('en', Farewell, { name: 'Ana' })].map(({ version }) => version);
  expect(new Set(versions).size).toBe(3);
});

test('what a person wrote is text', () => {
  expect(writeHtml('en', Farewell, { name: '<img src=x>' }).html).toBe('<p>Goodbye, &lt;img src=x&gt;</p>');
});
