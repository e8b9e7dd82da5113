import { createElement, useEffect } from 'react';

import type { Locale } from '#contract/locales.ts';

import { WIDGET_HEIGHT } from './widget-line.ts';

/** The list as other sites show it, rendered by the same script. */
export function WidgetPreview({ slug, locale }: { slug: string; locale: Locale }) {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = '/widget.js';
    document.head.append(script);
    return () => script.remove();
  }, []);
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-5">
      {createElement('job-openings', {
        company: slug,
        language: locale,
        style: { display: 'block', height: WIDGET_HEIGHT },
      })}
    </div>
  );
}
