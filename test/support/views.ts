const locales = ['en', 'de'] as const;
const widths = [1280, 360] as const;
const colorSchemes = ['light', 'dark'] as const;

const all = locales.flatMap((locale) =>
  widths.flatMap((width) => colorSchemes.map((colorScheme) => ({ locale, width, colorScheme }))),
);

/** Languages, widths and colour schemes of page tests: two that differ in all three; with LOOK=all, all eight. */
export const views =
  process.env.LOOK === 'all'
    ? all
    : all.filter(({ locale, width, colorScheme }) =>
        locale === 'en' ? width === 1280 && colorScheme === 'light' : width === 360 && colorScheme === 'dark',
      );
