import type { Block } from '@ximblox/contract/blocks'
import { attachmentField } from './fields/attachment-name.ts'
import { mapBlocks } from './map-blocks.ts'
import { publicProps } from './public-props.ts'
import type { Registry } from './registry.ts'

/** Blocks without the files of private fields, which have no public URL. */
export const withoutPrivateFiles = (
  { blocks: types }: Pick<Registry, 'blocks'>,
  blocks: readonly Block[],
): Block[] =>
  mapBlocks(blocks, block => {
    const definition = types.get(block.type)
    const fields = definition?.fields ?? {}
    const isPublic = (name: string) => {
      const field = attachmentField(fields, name)
      return field?.kind !== 'file' || !field.private
    }
    const files = Object.entries(block.__files).filter(([name]) => isPublic(name))
    // Images are in texts, too.
    const props = definition ? publicProps(definition, block.props) : block.props
    return { ...block, props, __files: Object.fromEntries(files) }
  })
