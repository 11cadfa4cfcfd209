import type { VersionContent } from '@ximblox/contract/pages'
import { refsOf } from '@ximblox/contract/rules/refs'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { mapReferences } from './map-references.ts'
import * as store from './store.ts'

/**
 * Content for another locale: what led to pages of its own leads to their translations, as far as there are any. Blocks
 * keep their keys in a translation, so a reference to one of them holds there too.
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
