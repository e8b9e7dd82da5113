import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SuggestField } from './suggest-field.tsx';

test('is a text field with its text, its label and its error without JavaScript', () => {
  const html = renderToString(
    <SuggestField
      label="City"
      name="city"
      value="München"
      onChange={() => {}}
      suggestions={[{ value: '1', label: 'Munich' }]}
      onChoose={() => {}}
      errorMessage="Too long"
    />,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs).toHaveLength(1);
  expect(inputs[0]).toMatch(/type="text"/);
  expect(inputs[0]).toMatch(/name="city"/);
  expect(inputs[0]).toMatch(/value="München"/);
  expect(inputs[0]).toMatch(/aria-invalid="true"/);
  const [, id = 'none'] = /\bid="([^"]+)"/.exec(inputs[0] ?? '') ?? [];
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain('Too long');
});
