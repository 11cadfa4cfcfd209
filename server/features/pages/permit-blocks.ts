import { completeBlocks } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { Block } from '@ximblox/contract/blocks'
import { errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import type { PermissionName } from '@ximblox/contract/permissions'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { allows } from '@ximblox/contract/rules/permissions'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Actor } from '../../kernel/actor.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'

type Blocks = Pick<VersionContent, 'blocks'>

/**
 * Refuses new and changed blocks of the types that need a permission of their own. Without it, what is stored may still
 * stay, be moved, copied and deleted. Called by every operation that writes content which is not the head's of a page.
 */
export const permitBlocks = (registry: Registry, actor: Actor, sent: Blocks, stored: Blocks): void => {
  const known = new Set(guardedBlocks(registry, stored).map(({ content }) => content))
  refuseAny(
    guardedBlocks(registry, sent)
      .filter(({ permission, content }) => !known.has(content) && !allows(actor.permissions, permission))
      .map(({ path }) => errorAt(path, 'notPermitted')),
    { about: sent },
  )
}

const guardedBlocks = (registry: Registry, { blocks }: Blocks) => {
  const found: { permission: PermissionName; content: string; path: string }[] = []
  walkBlocks(completeBlocks(registry, upgradeBlocks(registry, blocks)), (block, path) => {
    const permission = registry.blocks.get(block.type)?.permission
    if (permission) found.push({ permission, content: contentOf(block), path })
  })
  return found
}

const contentOf = ({ type, version, props }: Block): string => stableStringify({ type, version, props })
