export const labelClass = 'flex items-baseline justify-between gap-3 text-sm font-semibold';
export const hintClass = 'text-sm text-soft';
export const errorClass = 'flex items-start gap-1.5 text-sm font-medium text-coral';
export const fieldClass = 'flex flex-col gap-1.5';

/** The text of a rich text field, also before its editor is loaded. */
export const richTextClass = 'rich-text prose control max-h-160 min-h-44 max-w-none overflow-y-auto';
