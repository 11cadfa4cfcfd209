import type { PlainPart, Tag } from '@ximblox/blocks/render/kit-parts'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCanvas } from '../canvas-context.ts'
import { readText, writeText } from '../field-text.ts'
import { labelOf, placeholderOf } from './label-of.ts'

/** A text that is edited where it stands. React leaves its content alone: the browser writes it, and we when it differs. */
export const PlainField = (part: PlainPart): ReactNode => {
  const { block, path, as, value, attributes } = part
  const { bridge } = useCanvas()
  const { commands } = bridge
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) writeText(element.current, value)
  })
  const write = (event: FormEvent<HTMLElement>) => {
    const text = readText(event.currentTarget)
    // What a browser leaves behind in an emptied text would hide that it is empty.
    if (text === '') event.currentTarget.replaceChildren()
    commands.type(block.key, path, text)
  }
  // Every tag takes what is given to it here; to the compiler it is one.
  const Element = as as 'div'
  return (
    <Element
      {...attributes}
      ref={element}
      data-field={path.join('.')}
      data-placeholder={placeholderOf(bridge, part)}
      aria-label={value === '' && isHeading(as) ? labelOf(bridge, part) : undefined}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onInput={write}
      onBlur={commands.endTyping}
    />
  )
}

/** One that says nothing would be a stop without a name for those who go from heading to heading. */
const isHeading = (tag: Tag): boolean => /^h[1-6]$/.test(tag)
