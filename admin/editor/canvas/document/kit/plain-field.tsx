import { cleanedLine, cleanedText } from '@ximblox/blocks/fields/cleaned-text'
import type { PlainPart, Tag } from '@ximblox/blocks/render/kit-parts'
import { useRendering } from '@ximblox/blocks/render/rendering'
import { autoDirection } from '@ximblox/blocks/render/text-direction'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { JoinedLines } from '../../../state/commands/lines-below.ts'
import { fieldOf } from '../../../state/field-of.ts'
import { useCanvas } from '../canvas-context.ts'
import { readText, writeText } from '../field-text.ts'
import { labelOf, placeholderOf } from './label-of.ts'
import { cleanInput, withoutBreaks } from './plain-text-input.ts'

/**
 * A text edited in place. React does not control its content: the browser writes it, and this component only when it
 * differs.
 */
export const PlainField = (part: PlainPart): ReactNode => {
  const { block, path, as, value, attributes } = part
  const { bridge } = useCanvas()
  const { view } = useRendering()
  const { commands } = bridge
  const element = useRef<HTMLDivElement>(null)
  const isOneLine = fieldOf(bridge.editor, block.key, path)?.kind === 'plain'
  useLayoutEffect(() => {
    if (element.current) writeText(element.current, value)
  })
  useEffect(() => (element.current && isOneLine ? withoutBreaks(element.current) : undefined), [isOneLine])
  const onJoined = (lines: JoinedLines) => bridge.offerLinesBelow(block.key, path, lines)
  const write = (event: FormEvent<HTMLElement>) => {
    const written = readText(event.currentTarget)
    // A composition, or a text that was stored earlier.
    const text = isOneLine ? cleanedLine(written) : cleanedText(written)
    if (text !== written && !isComposing(event)) writeText(event.currentTarget, text)
    // Elements that browsers leave in an emptied text would hide its placeholder.
    if (text === '') event.currentTarget.replaceChildren()
    commands.type(block.key, path, text)
  }
  // The compiler needs one concrete tag; all tags accept these attributes.
  const Element = as as 'div'
  return (
    <Element
      dir={autoDirection(value, view.page.locale)}
      {...attributes}
      ref={element}
      data-field={path.join('.')}
      data-placeholder={placeholderOf(bridge, part)}
      aria-label={value === '' && isHeading(as) ? labelOf(bridge, part) : undefined}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      {...cleanInput({ isOneLine, onJoined })}
      onInput={write}
      onBlur={commands.endTyping}
    />
  )
}

const isComposing = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing

/** An empty heading would be announced without a name by screen readers. */
const isHeading = (tag: Tag): boolean => /^h[1-6]$/.test(tag)
