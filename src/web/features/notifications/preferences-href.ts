import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

/** The id of the preferences on the settings page. */
export const PREFERENCES_ID = 'notifications';

export const preferencesHref = (): string => `${href(paths.settings())}#${PREFERENCES_ID}`;
