import { ButtonParts } from './button-parts.tsx';
import { ChoiceParts } from './choice-parts.tsx';
import { DataParts } from './data-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { LanguageParts } from './language-parts.tsx';
import { MessageParts } from './message-parts.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { PickerParts } from './picker-parts.tsx';
import { SurfaceParts } from './surface-parts.tsx';
import { TypeParts } from './type-parts.tsx';

const schemes = ['light', 'dark'] as const;

/** Every part of the design system in all its states, in both schemes. For developers: its words are not translated. */
export function PartsPage() {
  return (
    <div>
      {schemes.map((scheme) => (
        <div key={scheme} data-theme={scheme} className="px-4 py-10 md:px-10 md:py-16">
          <div className="mx-auto flex max-w-5xl flex-col gap-12">
            {scheme === 'light' ? <h1>Parts</h1> : <p className="font-serif text-3xl">The same in the dark</p>}
            <TypeParts />
            <ButtonParts />
            <LanguageParts scheme={scheme} />
            <FieldParts />
            <PickerParts />
            <ChoiceParts scheme={scheme} />
            <SurfaceParts />
            <MessageParts />
            <DataParts scheme={scheme} />
            <OverlayParts />
          </div>
        </div>
      ))}
    </div>
  );
}
