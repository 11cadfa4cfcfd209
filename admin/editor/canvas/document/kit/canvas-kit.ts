import type { RenderKit } from '@ximblox/blocks/render/kit-parts'
import { publicKit } from '@ximblox/blocks/render/public-kit'
import { AttachmentField, EditedAttachmentField } from './attachment-field.tsx'
import { BlockFrame, UnknownBlock } from './block-frame.tsx'
import { BlockSlot } from './block-slot.tsx'
import { EditedImageField, ImageField } from './image-field.tsx'
import { ItemsField } from './items-field.tsx'
import { PlainField } from './plain-field.tsx'
import { RichField } from './rich-field.tsx'

/** Parts of a read-only page; they follow changes of the content but cannot be edited. */
export const readOnlyKit: RenderKit = {
  ...publicKit,
  Img: ImageField,
  Attachment: AttachmentField,
  Slot: BlockSlot,
  Frame: BlockFrame,
  Unknown: UnknownBlock,
}

/** Parts that are edited in place. */
export const editingKit: RenderKit = {
  ...readOnlyKit,
  Plain: PlainField,
  Rich: RichField,
  Img: EditedImageField,
  Attachment: EditedAttachmentField,
  Items: ItemsField,
}
