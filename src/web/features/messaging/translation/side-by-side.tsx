import { Languages } from 'lucide-react';
import { type ReactNode, use } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { compareFigures } from '#web/app/translation/figures.ts';
import { Button } from '#web/ui/button.tsx';
import { listFormat } from '#web/ui/formats.ts';

import { TranslationsContext, type useSideBySide } from './use-side-by-side.ts';

type SideBySideState = ReturnType<typeof useSideBySide>;

export function TranslateButton({ isOffered, phase, toggle }: SideBySideState) {
  if (!isOffered) return null;
  return (
    <Button
      variant={phase === 'off' ? 'ghost' : 'secondary'}
      size="icon"
      aria-label={m.messages_side_by_side()}
      aria-pressed={phase !== 'off'}
      onClick={() => void toggle()}
      className="shrink-0"
    >
      <Languages aria-hidden="true" />
    </Button>
  );
}

/** Names the translator; asks before anything is sent to the site's service. */
export function TranslationBar({ phase, by, hasForeign, agree, toggle }: SideBySideState) {
  if (phase === 'off') return null;
  const isAsking = phase === 'asking' && hasForeign;
  const text = !hasForeign
    ? m.messages_translation_none()
    : isAsking
      ? m.messages_translation_ask()
      : by === 'site'
        ? m.messages_translation_by_site()
        : m.messages_translation_by_device();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2 text-sm md:px-6">
      <p role="status">{text}</p>
      {isAsking && (
        <div className="flex gap-2">
          <Button size="sm" onClick={agree}>
            {m.messages_translation_start()}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void toggle()}>
            {m.ui_cancel()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A message with its translation next to it, or below it if there is no room. */
export function SideBySide({
  messageId,
  content,
  children,
}: {
  messageId: string | undefined;
  content: string;
  children: ReactNode;
}) {
  const translations = use(TranslationsContext);
  const translation = messageId === undefined ? undefined : translations?.of(messageId);
  if (messageId === undefined || !translation) return children;
  return (
    <div data-translation={translation.state} className="grid gap-x-4 gap-y-2 lg:grid-cols-2">
      {children}
      <div className="border-line max-lg:border-t max-lg:pt-2 lg:border-s lg:ps-4">
        <span className="sr-only">{m.messages_translation()}</span>
        {translation.state === 'pending' && <p className="text-sm text-soft">{m.messages_translating()}</p>}
        {translation.state === 'failed' && (
          <p className="text-sm text-soft">
            {m.messages_translation_failed()}{' '}
            <button
              type="button"
              onClick={() => translations?.retry(messageId)}
              className="min-h-6 font-semibold text-accent underline underline-offset-[0.2em]"
            >
              {m.messages_try_again()}
            </button>
          </p>
        )}
        {translation.state === 'done' && <Translated original={content} translation={translation.text} />}
      </div>
    </div>
  );
}

/** Figures that differ are marked: a wrong time or amount does more harm than a clumsy sentence. */
function Translated({ original, translation }: { original: string; translation: string }) {
  const { pieces, onlyInOriginal, onlyInTranslation } = compareFigures(original, translation);
  const list = listFormat(getLocale(), { type: 'unit' });
  return (
    <>
      <p lang={getLocale()} className="whitespace-pre-wrap">
        {pieces.map(({ text, isMarked }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- a text does not change
          isMarked ? (
            <mark key={at} className="bg-coral-tint text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {onlyInOriginal.length > 0 && (
        <p className="mt-1 text-sm font-semibold text-coral">
          {m.messages_translation_missing({ figures: list.format(onlyInOriginal) })}
        </p>
      )}
      {onlyInOriginal.length === 0 && onlyInTranslation.length > 0 && (
        <p className="mt-1 text-sm font-semibold text-coral">
          {m.messages_translation_added({ figures: list.format(onlyInTranslation) })}
        </p>
      )}
    </>
  );
}
