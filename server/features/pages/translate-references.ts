import type { VersionContent } from '@ximblox/contract/pages'
import { refsOf } from '@ximblox/contract/rules/refs'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { mapReferences } from './map-references.ts'
import * as store from './store.ts'

/**
 * Translates content for another locale: references to pages lead to their translations where these exist. Blocks keep
 * their keys in a translation, so references to blocks stay valid.
 */
export const translateReferences = async (
  db: Kysely<DB>,
  content: VersionContent,
  from: string,
  to: string,
): Promise<VersionContent> => {
  const ids = refsOf(content).flatMap(ref => (ref.startsWith('p') ? [Number(ref.slice(1))] : []))
  if (from === to || ids.length === 0) return content
  const translations = await store.findTranslations(db, ids, from, to)
  return mapReferences(content, (reference, pageID) => ({
    ...reference,
    id: translations.get(pageID) ?? pageID,
  }))
}
