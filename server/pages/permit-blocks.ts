import { completeBlocks } from '@ximblox/blocks/complete'
import type { Registry } from '@ximblox/blocks/registry'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import type { PermissionName } from '@ximblox/contract/permissions'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Actor } from '../actor.ts'
import { permit } from '../permit.ts'

type Blocks = Pick<VersionContent, 'blocks'>

/**
 * Refuses new and changed blocks of the types that need a permission of their own. Without it, what is stored may still
 * stay, be moved, copied and deleted.
 */
export const permitBlocks = (registry: Registry, actor: Actor, sent: Blocks, stored: Blocks): void => {
  const known = new Set(guardedBlocks(registry, stored).map(({ content }) => content))
  for (const { permission, content } of guardedBlocks(registry, sent))
    if (!known.has(content)) permit(actor, permission)
}

const guardedBlocks = (registry: Registry, { blocks }: Blocks) => {
  const found: { permission: PermissionName; content: string }[] = []
  walkBlocks(completeBlocks(registry, upgradeBlocks(registry, blocks)), block => {
    const permission = registry.blocks.get(block.type)?.permission
    if (permission) found.push({ permission, content: contentOf(block) })
  })
  return found
}

const contentOf = ({ type, version, props }: Block): string => stableStringify({ type, version, props })
