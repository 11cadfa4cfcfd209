import { isJsonObject } from '@ximblox/blocks/json-object'
import { mapBlocks } from '@ximblox/blocks/map-blocks'
import type { Registry } from '@ximblox/blocks/registry'
import { tagUsesIn } from '@ximblox/blocks/tag-uses'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { type Json, type JsonObject, tagName } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import { allows } from '@ximblox/contract/rules/permissions'
import type { TagKind } from '@ximblox/contract/tags'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Actor } from '../../kernel/actor.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'
import { findOrAddTag } from '../tags/change.ts'
import { findByName } from '../tags/store.ts'

type Places = Parameters<typeof tagUsesIn>[2]

/** `{ ref: 'tag', name }` in a request, which names a tag instead of referring to it by its id. */
interface NamedUse {
  item: JsonObject
  property: string
  name: string
  kind: TagKind
}

/**
 * The errors of the tags that a request names, and the content with the ids of those that exist. The others are left
 * out.
 */
export const checkTagNames = async (
  db: Kysely<DB>,
  actor: Actor,
  registry: Registry,
  content: VersionContent,
  at?: Places,
): Promise<{ content: VersionContent; errors: ErrorEntry[] }> => {
  const ids = new Map<JsonObject, number | undefined>()
  const errors: ErrorEntry[] = []
  for (const use of namedUsesIn(registry, content, at)) {
    const known = await findByName(db, use.kind, use.name)
    ids.set(use.item, known?.id)
    if (!known) errors.push(...newNameErrors(actor, use))
  }
  return { content: withIDs(content, ids), errors }
}

/** The content with the ids of the tags that it names. Tags that do not exist yet are created. */
export const nameTags = async (
  tx: Transaction,
  actor: Actor,
  registry: Registry,
  content: VersionContent,
  at?: Places,
): Promise<VersionContent> => {
  const uses = namedUsesIn(registry, content, at)
  if (uses.length === 0) return content
  refuseAny((await checkTagNames(tx.db, actor, registry, content, at)).errors)
  const ids = new Map<JsonObject, number | undefined>()
  for (const { item, kind, name } of uses) ids.set(item, await findOrAddTag(tx, actor, kind, name))
  return withIDs(content, ids)
}

const namedUsesIn = (registry: Registry, content: VersionContent, at?: Places): NamedUse[] =>
  tagUsesIn(registry, content, at).flatMap(({ item, property, private: isPrivate }) => {
    if (!isJsonObject(item) || item.ref !== 'tag' || item.id !== undefined) return []
    if (typeof item.name !== 'string') return []
    const name = tagName.safeParse(item.name).data ?? item.name
    return [{ item, property, name, kind: isPrivate ? 'private' : 'public' }]
  })

/** Only who manages tags may name new ones. */
const newNameErrors = ({ permissions }: Actor, { property, name }: NamedUse): ErrorEntry[] => {
  if (!allows(permissions, 'manage-tags')) return [errorAt(property, 'brokenReference')]
  const parsed = z.safeParse(tagName, name, parseOptions)
  return parsed.success ? [] : toErrorEntries(parsed.error.issues, `${property}.name`)
}

/** Replaces names by ids; the items are those of the content itself. */
const withIDs = (
  content: VersionContent,
  ids: ReadonlyMap<JsonObject, number | undefined>,
): VersionContent => {
  if (ids.size === 0) return content
  const mapValue = (value: Json): Json => {
    if (Array.isArray(value)) return value.filter(item => !isLeftOut(item)).map(mapValue)
    return isJsonObject(value) ? mapObject(value) : value
  }
  const isLeftOut = (item: Json) => isJsonObject(item) && ids.has(item) && ids.get(item) === undefined
  const mapObject = (object: JsonObject): JsonObject => {
    const id = ids.get(object)
    if (id !== undefined) return { ref: 'tag', id }
    return Object.fromEntries(Object.entries(object).map(([name, item]) => [name, mapValue(item)]))
  }
  return {
    ...content,
    pageType: { ...content.pageType, props: mapObject(content.pageType.props) },
    blocks: mapBlocks(content.blocks, block => ({ ...block, props: mapObject(block.props) })),
  }
}
