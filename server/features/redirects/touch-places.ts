import type { PagePath } from '@ximblox/contract/rules/locale-path'
import { placeTag, siteTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'

/** Of more paths, it takes less time to render all pages again than to name what may have changed. */
const maxPlaces = 1_000

/** Records the paths at which redirects changed. */
export const touchPlaces = (tx: Transaction, places: readonly PagePath[]): void => {
  if (places.length > maxPlaces) tx.touch(siteTag)
  else tx.touch(...places.map(({ locale, slug }) => placeTag(locale, slug)))
}
