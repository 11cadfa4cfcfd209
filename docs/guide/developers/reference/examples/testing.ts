import type { JsonObject, Site } from 'ximblox'
import { blockErrors, pageView, propsWith, storedBlocks } from 'ximblox/testing'
import { news } from './site.ts'

declare const site: Site

// #region storedBlocks
/** What a view gets for a block of which only a title was filled in. */
export const blocks = storedBlocks(site, [{ type: 'text', key: 'welcome', props: { title: 'Hello' } }])
// #endregion

// #region blockErrors
/** Empty when the product would store the blocks. */
export const errors = blockErrors(site, blocks).map(({ property }) => property)
// #endregion

// #region propsWith
/** All props of a page type: those that a test is about, and the default values of the others. */
export const props = propsWith(news, { date: '2027-03-01' } satisfies JsonObject)
// #endregion

// #region pageView
/** A page to render, of another type and at another path than the first. */
export const view = pageView(site, blocks, { type: 'news', path: '/news/open-day', title: 'Open day', props })
// #endregion
