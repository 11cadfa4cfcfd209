import type { Block, FileData, ImageData } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'
import type { RichText } from '../rich-text/document.ts'
import type { FileView } from './page-view.ts'
import type { FieldPath } from './scope.ts'

export type Tag = keyof HTMLElementTagNameMap

/** Attributes that a view may set on the element of a field or slot. */
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
  children(file: FileView, url: string): ReactNode
}

export interface ItemsPart extends FieldPart {
  as: Tag
  keys: readonly string[]
  /** One element for each key. */
  children: readonly ReactNode[]
}

/** A slot, or the top level of the page if it has neither parent nor name. */
export interface SlotPart {
  parent: Block | null
  name: string | null
  as: Tag
  attributes: ElementAttributes
  blocks: readonly Block[]
  /** One element for each block. */
  children: readonly ReactNode[]
  /** The markup of the blocks if they were rendered beforehand. */
  markup: string | undefined
}

/** The components that render fields, slots and frames: publicKit for visitors, another kit in the editor. */
export interface RenderKit {
  Plain(part: PlainPart): ReactNode
  Rich(part: RichPart): ReactNode
  Img(part: ImgPart): ReactNode
  Attachment(part: AttachmentPart): ReactNode
  Items(part: ItemsPart): ReactNode
  Slot(part: SlotPart): ReactNode
  /** Wraps a rendered block with its anchor. */
  Frame(part: { block: Block; children: ReactNode }): ReactNode
  /** Replaces a block without a view. */
  Unknown(part: { block: Block }): ReactNode
}
