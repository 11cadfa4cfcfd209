import type { ReactNode } from 'react'
import { attachmentName } from '../fields/attachment-name.ts'
import { isRichText } from '../rich-text/document.ts'
import { useDrawing } from './drawing.ts'
import { useKit } from './kit.ts'
import type { ElementAttributes, FieldPart, Tag } from './kit-parts.ts'
import { type Scope, useScope } from './scope.ts'

interface SeamProps extends ElementAttributes {
  /** Name of the field in the block's props or, within Items, in the item. */
  field: string
  as?: Tag
}

/** A plain or multiline field; nothing when empty. */
export const Plain = ({ field, as = 'span', ...attributes }: SeamProps): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const value = scope.values[field]
  if (typeof value !== 'string') throw mismatch('text', scope, field)
  return <kit.Plain {...place(scope, field)} as={as} value={value} attributes={attributes} />
}

/** A rich-text field in an element of its own; nothing when empty. */
export const Rich = ({ field, as = 'div', ...attributes }: SeamProps): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const value = scope.values[field]
  if (value === undefined || !isRichText(value)) throw mismatch('rich text', scope, field)
  return <kit.Rich {...place(scope, field)} as={as} value={value} attributes={attributes} />
}

interface ImgProps extends ElementAttributes {
  field: string
  sizes?: string
  /** Seen at once: loaded eagerly and first. */
  priority?: boolean
}

/** An image field as a picture element; nothing without an image. */
export const Img = ({ field, sizes, priority = false, ...attributes }: ImgProps): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const { view } = useDrawing()
  const image = scope.block.__images[attachmentName([...scope.path, field])]
  const file = image && view.files[image.fileID]
  return <kit.Img {...place(scope, field)} {...{ image, file, sizes, priority, attributes }} />
}

const place = ({ block, path }: Scope, field: string): Omit<FieldPart, 'attributes'> => ({
  block,
  path: [...path, field],
})

const mismatch = (kind: string, { block }: Scope, field: string): Error =>
  new Error(`Blocks of type "${block.type}" have no ${kind} in "${field}"`)
