import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

/** The element that holds the preferences on the settings page. */
export const PREFERENCES_ID = 'notifications';

/** Where one chooses how one hears of what. */
export const preferencesHref = (): string => `${href(paths.settings())}#${PREFERENCES_ID}`;
