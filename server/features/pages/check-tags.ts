import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Registry } from '@ximblox/blocks/registry'
import { type TagUse, tagUsesIn } from '@ximblox/blocks/tag-uses'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { findNamed } from '../tags/store.ts'

/**
 * Finds references to tags that do not exist or are not of the kind of their field. References that are stored already
 * are accepted, because a tag that was deleted since then must not keep its pages from being edited.
 */
export const brokenTags = async (
  registry: Registry,
  db: Kysely<DB>,
  sent: VersionContent,
  stored?: VersionContent,
  at?: { blocks: string; props: string },
): Promise<ErrorEntry[]> => {
  const known = new Set(stored ? tagUsesIn(registry, stored).flatMap(keyOf) : [])
  const added = tagUsesIn(registry, sent, at).filter(use => keyOf(use).some(key => !known.has(key)))
  if (added.length === 0) return []
  const tags = await findNamed(db, [...new Set(added.flatMap(idsOf))])
  const valid = new Set(tags.filter(tag => tag.target).map(tag => keyFor(tag.private, tag.id)))
  return added
    .filter(use => keyOf(use).some(key => !valid.has(key)))
    .map(({ property }) => errorAt(property, 'brokenReference'))
}

const keyFor = (isPrivate: boolean, id: number) => `${isPrivate ? 'private' : 'public'} ${id}`

const keyOf = (use: TagUse): string[] => idsOf(use).map(id => keyFor(use.private, id))

/** Nothing for an item without a valid id, about which its field has an error. */
const idsOf = ({ item }: TagUse): number[] =>
  isJsonObject(item) && Number.isSafeInteger(item.id) ? [Number(item.id)] : []
