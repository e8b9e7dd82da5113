import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

import { intlLocale } from '#contract/locales.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { createQueryClient, queryClient } from './query-client.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => (import.meta.env.SSR ? createQueryClient({ isServer: true }) : queryClient));
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={intlLocale(getLocale())}>
        {/* oxlint-disable-next-line react/hooks -- React Aria calls the router's hook by its own rules */}
        <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
          {children}
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
