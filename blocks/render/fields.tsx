import type { ReactNode } from 'react'
import { attachmentName } from '../fields/attachment-name.ts'
import { isRichText } from '../rich-text/document.ts'
import { useKit } from './kit.ts'
import type { ElementAttributes, FieldPart, Tag } from './kit-parts.ts'
import { useRendering } from './rendering.ts'
import { type Scope, useScope } from './scope.ts'

interface FieldProps extends ElementAttributes {
  /** Name of the field in the block or, within Items, in the item. */
  field: string
  as?: Tag
}

/** A plain or multiline field; nothing if it is empty. */
export const Plain = ({ field, as = 'span', ...attributes }: FieldProps): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const value = scope.values[field]
  if (typeof value !== 'string') throw typeError('text', scope, field)
  return <kit.Plain {...fieldPart(scope, field)} as={as} value={value} attributes={attributes} />
}

/** A rich-text field in an element; nothing if it is empty. */
export const Rich = ({ field, as = 'div', ...attributes }: FieldProps): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const value = scope.values[field]
  if (value === undefined || !isRichText(value)) throw typeError('rich text', scope, field)
  return <kit.Rich {...fieldPart(scope, field)} as={as} value={value} attributes={attributes} />
}

interface ImgProps extends ElementAttributes {
  field: string
  sizes?: string
  /** Loads the image eagerly and with priority, for images above the fold. */
  priority?: boolean
}

/** An image field as a responsive image; nothing without an image. */
export const Img = ({ field, sizes, priority = false, ...attributes }: ImgProps): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const { view } = useRendering()
  const image = scope.block.__images[attachmentName([...scope.path, field])]
  const file = image && view.files[image.fileID]
  return <kit.Img {...fieldPart(scope, field)} {...{ image, file, sizes, priority, attributes }} />
}

const fieldPart = ({ block, path }: Scope, field: string): Omit<FieldPart, 'attributes'> => ({
  block,
  path: [...path, field],
})

const typeError = (kind: string, { block }: Scope, field: string): Error =>
  new Error(`Blocks of type "${block.type}" have no ${kind} field "${field}"`)
