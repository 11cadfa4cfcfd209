import { cardVersionOf } from '@ximblox/blocks/card-version'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { App } from '../app-context.ts'
import { levelOf } from '../failures/report-failure.ts'
import { cardOf } from './live-entry.ts'
import { storedContentOf } from './live-page.ts'
import { type CardRow, selectContents } from './store.ts'

/**
 * Recomputes the cards in a list that older code made. Pages keep their position in the list until
 * `publication/refresh-cards.ts` stores the new cards.
 */
export const withFreshCards = async (
  { db, registry, log, now }: Pick<App, 'db' | 'registry' | 'log' | 'now'>,
  rows: readonly CardRow[],
): Promise<CardRow[]> => {
  const isStale = ({ type, cardVersion }: CardRow) => {
    const definition = registry.pageTypes.get(type)
    return definition !== undefined && cardVersion < cardVersionOf(definition)
  }
  const stale = rows.filter(isStale).map(({ id }) => id)
  const contents = await selectContents(db, stale)
  return rows.map(row => {
    const stored = contents.get(row.id)
    if (!stored) return row
    try {
      const content = upgradeContent(registry, storedContentOf(stored, stored.type))
      const { card, cardVersion } = cardOf(registry, content, {
        firstLiveAt: stored.firstLiveAt,
        now: now(),
      })
      return cardVersion > row.cardVersion ? { ...row, card, cardVersion } : row
    } catch (error) {
      log[levelOf(error)]({ err: error, pageID: row.id }, 'the card of a page could not be computed')
      return row
    }
  })
}
