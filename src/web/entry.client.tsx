import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { defaultLocale, isLocale } from '#contract/locales.ts';
import { overwriteGetLocale } from '#generated/paraglide/runtime.js';

import { storeComponentStack } from './app/error-log.ts';
import { noteGoingBack } from './app/page-data.ts';
import { readWrittenTexts } from './app/written-texts.ts';
import { overwriteWrittenTexts } from './ui/formats.ts';
import { tellZone } from './ui/use-time-zone.ts';

// A document has one language; another language is another document.
const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
overwriteGetLocale(() => locale);

const writtenTexts = readWrittenTexts();
overwriteWrittenTexts(() => writtenTexts);

tellZone();
noteGoingBack();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { errorInfo }) => storeComponentStack(error, errorInfo?.componentStack)} />
    </StrictMode>,
  );
});
