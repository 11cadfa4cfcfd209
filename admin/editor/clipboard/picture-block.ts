import { attachmentField } from '@ximblox/blocks/fields/attachment-name'
import type { Registry } from '@ximblox/blocks/registry'
import type { Block } from '@ximblox/contract/blocks'
import type { MediaItem } from '@ximblox/contract/media'
import { newBlock } from '../state/commands/insert.ts'

/** The type of block that a pasted picture becomes, and the name of its image field; undefined if there is none. */
export const pictureType = (registry: Registry): { type: string; field: string } | undefined => {
  for (const { id, fields, pasted } of registry.blocks.values()) {
    const field = pasted?.image
    if (field !== undefined && attachmentField(fields, field)?.kind === 'image') return { type: id, field }
  }
  return undefined
}

/** A new block that shows an image of the library. */
export const pictureBlock = (
  registry: Registry,
  { id: fileID, hash, fileName, defaultAltText: altText }: MediaItem,
): Block | null => {
  const made = pictureType(registry)
  if (!made) return null
  return {
    ...newBlock(made.type, registry),
    __images: { [made.field]: { hash, fileName, fileID, cropParams: null, altText } },
  }
}
