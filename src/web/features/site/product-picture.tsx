import { getLocale } from '#generated/paraglide/runtime.js';

/** Created by `npm run screenshots` from the demo, in each language. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

interface ProductPictureProps {
  name: 'jobs' | 'review';
  alt: string;
}

/** A screenshot of a page of the site in the reader's language. */
export function ProductPicture({ name, alt }: ProductPictureProps) {
  return (
    <img
      src={files[`./pictures/${name}-${getLocale()}.webp`]}
      alt={alt}
      width={1280}
      height={860}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-card border border-line"
    />
  );
}
