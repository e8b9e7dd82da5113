import { PartSection } from './part-section.tsx';

const colours = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-ink',
  'bg-soft',
  'bg-line',
  'bg-edge',
  'bg-accent',
  'bg-accent-strong',
  'bg-accent-tint',
  'bg-coral',
  'bg-coral-fill',
  'bg-coral-hover',
  'bg-coral-tint',
  'bg-ring',
];
const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

export function TypeParts() {
  return (
    <PartSection title="Type and colour">
      <div className="flex flex-col gap-2">
        {sizes.map((size, index) => (
          <p key={size} className={`${size} ${index < 4 ? 'font-serif' : ''}`.trimEnd()}>
            Arbeiten, wo man Sie versteht <span className="text-xs text-soft">{size}</span>
          </p>
        ))}
      </div>
      <div className="prose">
        <h3>About the role</h3>
        <p>
          You will look after <strong>forty accounts</strong> in three markets and <em>report to nobody but them</em>.
          See <a href="#pay">how the pay works</a>.
        </p>
        <ul>
          <li>Lead renewals from the first call to the signature</li>
          <li>Write to customers in the language that they chose</li>
        </ul>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {colours.map((colour) => (
          <li key={colour} className="text-xs text-soft">
            <span className={`block h-10 rounded-control border border-line ${colour}`} />
            {colour.slice(3)}
          </li>
        ))}
      </ul>
    </PartSection>
  );
}
