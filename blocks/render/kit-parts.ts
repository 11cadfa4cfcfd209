import type { Block, FileData, ImageData } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'
import type { RichText } from '../rich-text/document.ts'
import type { FileView } from './page-view.ts'
import type { FieldPath } from './scope.ts'

export type Tag = keyof HTMLElementTagNameMap

/** Attributes that a view may set on the element of a seam. */
export interface ElementAttributes {
  className?: string | undefined
  id?: string | undefined
}

export interface FieldPart {
  block: Block
  path: FieldPath
  attributes: ElementAttributes
}

export interface PlainPart extends FieldPart {
  as: Tag
  value: string
}

export interface RichPart extends FieldPart {
  as: Tag
  value: RichText
}

export interface ImgPart extends FieldPart {
  image: ImageData | undefined
  file: FileView | undefined
  sizes?: string | undefined
  priority: boolean
}

export interface AttachmentPart extends Omit<FieldPart, 'attributes'> {
  use: FileData | undefined
  file: FileView | undefined
  children(file: FileView, address: string): ReactNode
}

export interface ItemsPart extends FieldPart {
  as: Tag
  keys: readonly string[]
  /** One element for each key. */
  children: readonly ReactNode[]
}

/** A place for blocks: a slot, or with neither parent nor name the page's top level. */
export interface SlotPart {
  parent: Block | null
  name: string | null
  as: Tag
  attributes: ElementAttributes
  blocks: readonly Block[]
  /** One element for each block. */
  children: readonly ReactNode[]
  /** The blocks as markup, where they were drawn beforehand. */
  markup: string | undefined
}

/** How the seams of views are drawn: by default as the public sees them; an editor brings its own. */
export interface RenderKit {
  Plain(part: PlainPart): ReactNode
  Rich(part: RichPart): ReactNode
  Img(part: ImgPart): ReactNode
  Attachment(part: AttachmentPart): ReactNode
  Items(part: ItemsPart): ReactNode
  Slot(part: SlotPart): ReactNode
  /** Around the drawn block, anchor wrapper included. */
  Frame(part: { block: Block; children: ReactNode }): ReactNode
  /** In place of a block whose type is unknown here. */
  Unknown(part: { block: Block }): ReactNode
}
