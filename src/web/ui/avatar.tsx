export interface AvatarProps {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** For company logos. */
  isSquare?: boolean;
  /** Only if the name is not next to the picture. */
  alt?: string;
}

const sizes = { sm: ' avatar-sm', md: '', lg: ' avatar-lg', xl: ' avatar-xl' };
const pixels = { sm: 32, md: 44, lg: 64, xl: 96 };

/** A picture, or the initials. Decorative unless `alt` is given. */
export function Avatar({ name, src, size = 'md', isSquare, alt = '' }: AvatarProps) {
  const shape = `avatar${sizes[size]}${isSquare ? ' avatar-square' : ''}`;
  if (src) {
    const side = pixels[size];
    // At the top of a page it would compete with the font of the text; in lists, most pictures are out of view.
    const priority = size === 'lg' || size === 'xl' ? ('low' as const) : undefined;
    const look = { width: side, height: side, className: shape };
    return <img src={src} alt={alt} {...look} loading="lazy" decoding="async" fetchPriority={priority} />;
  }
  const hidden = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    // Drawn: as text, the initials would become part of a surrounding button's name.
    <span {...hidden} data-initials={initials(name)} className={`${shape} initials`} />
  );
}

/** "Ana de la Cruz" is AC. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
