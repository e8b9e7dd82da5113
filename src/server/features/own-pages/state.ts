import { ownPages, type OwnPage } from '#contract/own-pages/own-page-choices.ts';

import type { Db, Tx } from '../../platform/db/database.ts';
import type { Changes } from '../../platform/live/changes.ts';
import { keepUntilInvalidated } from '../../platform/live/kept.ts';
import './table.ts';

/** Invalidated whenever a version is published. */
export const OWN_PAGES_TOPIC = 'own-pages';

export interface OwnPagesState {
  /** In the order of their definition. */
  published: readonly OwnPage[];
  /** Terms that require acceptance, the latest first. */
  terms: readonly { number: number; inForceFrom: Date }[];
}

/** Cached: the site's footer and each signed-in request need it. */
export const createOwnPagesReader = (db: Db, changes: Changes): (() => Promise<OwnPagesState>) =>
  keepUntilInvalidated(db, changes, OWN_PAGES_TOPIC, readOwnPagesState);

/** The version of the terms in force that users have to accept; undefined if there is none. */
export const termsInForce = ({ terms }: OwnPagesState, now: Date): number | undefined =>
  terms.find(({ inForceFrom }) => inForceFrom <= now)?.number;

export async function readOwnPagesState(db: Db | Tx): Promise<OwnPagesState> {
  const [pages, terms] = await Promise.all([
    db.selectFrom('own_page_version').select('page').distinct().where('number', 'is not', null).execute(),
    db
      .selectFrom('own_page_version')
      .select(['number', 'in_force_from as inForceFrom'])
      .$narrowType<{ number: number; inForceFrom: Date }>()
      .where('page', '=', 'terms')
      .where('number', 'is not', null)
      .where('summary', 'is not', null)
      .orderBy('number', 'desc')
      .limit(100)
      .execute(),
  ]);
  return { published: ownPages.filter((page) => pages.some((row) => row.page === page)), terms };
}
