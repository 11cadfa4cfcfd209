import type { Block } from '@ximblox/contract/blocks'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { completeContent } from './complete.ts'
import type { DraftErrors } from './draft-errors.ts'
import type { Registry } from './registry.ts'
import { upgradeContent } from './upgrade.ts'
import { withoutDerived } from './without-derived.ts'

/**
 * Removes the errors of parts that are stored unchanged: they were valid before the code changed, and the rest of the
 * page must stay editable. Incomplete values keep their errors, which Save asks to correct.
 */
export const withoutStoredErrors = (
  registry: Registry,
  errors: DraftErrors,
  sent: VersionContent,
  stored: VersionContent,
): DraftErrors => {
  if (errors.refused.length === 0) return errors
  const isStored = storedParts(comparable(registry, sent), comparable(registry, stored))
  return { ...errors, refused: errors.refused.filter(entry => !isStored(entry)) }
}

const comparable = (registry: Registry, content: VersionContent): VersionContent =>
  withoutDerived(completeContent(registry, upgradeContent(registry, content)))

const storedParts = (sent: VersionContent, stored: VersionContent) => {
  const storedBlocks = new Map<string, Block>()
  walkBlocks(stored.blocks, block => storedBlocks.set(block.key, block))
  const sentBlocks = new Map<string, Block>()
  walkBlocks(sent.blocks, (block, path) => sentBlocks.set(path, block))

  /** A slot may allow fewer types than before; a block that is already in it may stay. */
  const isInSameSlot = (path: string): boolean => {
    const [, parentPath = '', slot = ''] = /^(.+)\.slots\.([^.]+)\.\d+$/.exec(path) ?? []
    const parent = sentBlocks.get(parentPath)
    const parentBefore = parent && storedBlocks.get(parent.key)
    const key = sentBlocks.get(path)?.key
    if (parent?.type !== parentBefore?.type || key === undefined) return false
    return parentBefore?.slots?.[slot]?.some(child => child.key === key) === true
  }

  return ({ property }: ErrorEntry): boolean => {
    const page = /^(__images|__files)\.(.+)$/.exec(property)
    if (page?.[1] === '__images') return isEntryEqual(sent.__images, stored.__images, page[2])
    if (page?.[1] === '__files') return isEntryEqual(sent.__files, stored.__files, page[2])
    if (/^pageType\.(props|version)/.test(property)) return isEqual(sent.pageType, stored.pageType)
    const [, path = '', rest = ''] = /^(blocks\.\d+(?:\.slots\.[^.]+\.\d+)*)\.(.+)$/.exec(property) ?? []
    const block = sentBlocks.get(path)
    const before = block && storedBlocks.get(block.key)
    if (!before) return false
    if (/^(props|version|__images|__files)(\.|$)/.test(rest)) return isEqual(ownOf(block), ownOf(before))
    if (rest === 'type') return block.type === before.type && isInSameSlot(path)
    const slot = /^slots\.(.+)$/.exec(rest)?.[1]
    return slot !== undefined && isEqual(keysIn(block, slot), keysIn(before, slot))
  }
}

const isEntryEqual = <V>(a: Record<string, V>, b: Record<string, V>, name = ''): boolean =>
  isEqual(a[name], b[name])

const ownOf = ({ slots: _children, anchorPoint: _anchor, ...own }: Block) => own

const keysIn = ({ slots = {} }: Block, name: string) => slots[name]?.map(({ key }) => key)
