import type { RenderKit } from '@ximblox/blocks/render/kit-parts'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import { AttachmentField, EditedAttachmentField } from './attachment-field.tsx'
import { BlockFrame, UnknownBlock } from './block-frame.tsx'
import { BlockSlot } from './block-slot.tsx'
import { EditedImageField, ImageField } from './image-field.tsx'
import { ItemsField } from './items-field.tsx'
import { PlainField } from './plain-field.tsx'
import { RichField } from './rich-field.tsx'

/** Views as they are drawn where nothing may be changed: what follows the editor is the same. */
export const readOnlyKit: RenderKit = {
  ...publicKit,
  Img: ImageField,
  Attachment: AttachmentField,
  Slot: BlockSlot,
  Frame: BlockFrame,
  Unknown: UnknownBlock,
}

/** Views as they are drawn to be edited in place. */
export const editingKit: RenderKit = {
  ...readOnlyKit,
  Plain: PlainField,
  Rich: RichField,
  Img: EditedImageField,
  Attachment: EditedAttachmentField,
  Items: ItemsField,
}
