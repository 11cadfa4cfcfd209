import type { Block } from '@ximblox/contract/blocks'
import { attachmentField } from './fields/attachment-name.ts'
import { mapBlocks } from './map-blocks.ts'
import type { Registry } from './registry.ts'

/** Blocks without the files of private fields, which have no public URL. */
export const withoutPrivateFiles = (
  { blocks: types }: Pick<Registry, 'blocks'>,
  blocks: readonly Block[],
): Block[] =>
  mapBlocks(blocks, block => {
    const fields = types.get(block.type)?.fields ?? {}
    const isPublic = (name: string) => {
      const field = attachmentField(fields, name)
      return field?.kind !== 'file' || !field.private
    }
    const files = Object.entries(block.__files).filter(([name]) => isPublic(name))
    return { ...block, __files: Object.fromEntries(files) }
  })
