import type { Registry } from '@ximblox/blocks/registry'
import type { ChangedDefinition } from '@ximblox/contract/content-check'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { keyOf } from './definitions.ts'
import type { StoredVersion } from './store.ts'

type Version = Pick<StoredVersion, 'pageID' | 'type' | 'propsVersion' | 'blocks' | 'isLive'>

/** Returns a function that counts, version by version, the pages that use each of the changed definitions. */
export const addUses = (
  registry: Registry,
  changed: readonly ChangedDefinition[],
): ((version: Version) => void) => {
  const counted = new Set<string>()
  const countOnce = (name: string, count: () => void) => {
    if (counted.has(name)) return
    counted.add(name)
    count()
  }
  return version => {
    if (changed.length === 0) return
    const used = usedIn(registry, version)
    for (const definition of changed) {
      const key = keyOf(definition)
      if (!used.has(key)) continue
      countOnce(`${key} ${version.pageID}`, () => definition.pages++)
      if (version.isLive) countOnce(`${key} ${version.pageID} live`, () => definition.livePages++)
    }
  }
}

const usedIn = (registry: Registry, { type, propsVersion, blocks }: Version): Set<string> => {
  const used = new Set([keyOf({ kind: 'page-type', id: type, version: propsVersion })])
  try {
    walkBlocks(blocks, block => {
      const version = block.version ?? registry.blocks.get(block.type)?.version
      if (version !== undefined) used.add(keyOf({ kind: 'block', id: block.type, version }))
    })
  } catch {
    // Content that cannot be traversed is reported as a mismatch of its own.
  }
  return used
}
