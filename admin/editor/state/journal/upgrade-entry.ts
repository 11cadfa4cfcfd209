import type { Registry } from '@ximblox/blocks/registry'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import { contentOf, documentOf, type EditorDocument } from '../document/document.ts'
import { type Path, pathOf } from '../document/paths.ts'
import { emptyHistory } from '../history.ts'
import { applyAll } from '../operations/apply.ts'
import { diff } from '../operations/diff.ts'
import type { Operation } from '../operations/operations.ts'
import { storedForm } from '../saving/stored-form.ts'
import type { Entry } from './entry.ts'

/**
 * Upgrades the contents of an entry and computes its pending operations again between them, so that the entry can be
 * merged with what the server has. Undo steps, and cards of fields that no longer exist, cannot be upgraded and are
 * removed.
 */
export const upgradeEntry = (registry: Registry, stored: Entry): Entry => {
  const entry = { ...stored, base: withVersion(stored.base) }
  // The content of each request, and the latest one.
  const counts = [...entry.sends.map(({ count }) => count), entry.pending.length]
  const contents = counts.map(count =>
    contentOf(applyAll(documentOf(entry.base), entry.pending.slice(0, count))),
  )
  const upgrade = (content: VersionContent) => upgradeContent(registry, content)
  const upgraded = contents.map(upgrade)
  // Without its defaults, a new field would look as if both sides had changed it.
  const base = storedForm(registry, documentOf(upgrade(entry.base)))
  if (isEqual(upgraded, contents) && isEqual(upgrade(entry.base), entry.base)) return { ...entry, base }

  const pending: Operation[] = []
  let document = documentOf(base)
  const ends = upgraded.map(content => {
    const next = documentOf(storedForm(registry, documentOf(content)))
    pending.push(...diff(document, next))
    document = next
    return pending.length
  })
  const isThere = (block: string | null, path: Path) => isField(registry, document, block, path)
  return {
    ...entry,
    base,
    pending,
    sends: entry.sends.map((send, index) => ({ ...send, count: ends[index] ?? send.count })),
    history: emptyHistory,
    conflicts: entry.conflicts.filter(({ blockKey, path }) => isThere(blockKey, pathOf(path))),
    overwritten: (entry.overwritten ?? []).filter(({ operation }) => {
      if (operation.type === 'setField') return isThere(operation.target, operation.path)
      return operation.type !== 'setMeta' || isThere(null, operation.path)
    }),
  }
}

/** Earlier builds wrote no version; page types had only one then. */
const withVersion = (content: VersionContent): VersionContent => ({
  ...content,
  pageType: { version: 1, ...content.pageType },
})

const isField = (
  registry: Registry,
  { meta, blocks }: EditorDocument,
  block: string | null,
  path: Path,
): boolean => {
  const [record, name = ''] = block === null && path[0] === 'pageType' ? path.slice(1) : path
  if (record !== 'props') return true
  const definition =
    block === null
      ? registry.contentTypes.get(meta.pageType.id)
      : registry.blocks.get(blocks.get(block)?.type ?? '')
  return !definition || Object.hasOwn(definition.fields, name)
}
