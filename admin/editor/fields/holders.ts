import { completeProps } from '@ximblox/blocks/fields/complete-props'
import type { Fields } from '@ximblox/blocks/fields/fields'
import {
  blockFilesGroup,
  blockImagesGroup,
  pageFilesGroup,
  pageImagesGroup,
} from '@ximblox/blocks/page-file-group'
import { setField, setPageAttachment, setProp, typeField } from '../state/commands/fields.ts'
import type { BlockNode, PageMeta } from '../state/document/document.ts'
import type { FieldHolder } from './field-holder.ts'

export const blockHolder = (block: BlockNode, fields: Fields): FieldHolder => ({
  target: block.key,
  base: ['props'],
  props: completeProps(fields, block.props),
  images: block.__images,
  files: block.__files,
  groups: { images: blockImagesGroup(block.key), files: blockFilesGroup(block.key) },
  type: (path, value) => typeField(block.key, ['props', ...path], value),
  attach: (kind, name, value) => setField(block.key, [kind, name], value),
})

export const pageHolder = (meta: PageMeta, fields: Fields): FieldHolder => ({
  target: null,
  base: ['pageType', 'props'],
  props: completeProps(fields, meta.pageType.props),
  images: meta.__images,
  files: meta.__files,
  groups: { images: pageImagesGroup, files: pageFilesGroup },
  type: setProp,
  attach: setPageAttachment,
})
