export const hintClass = 'text-sm text-soft';
export const errorClass = 'flex items-start gap-1.5 text-sm font-medium text-coral';

/** The text of a rich text field, also before its editor is loaded. */
export const richTextClass = 'rich-text prose control max-h-160 min-h-44 max-w-none overflow-y-auto';
