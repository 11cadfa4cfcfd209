import { Skeleton } from '@mantine/core'
import { useRef } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadForTexts } from '../clipboard/lazy-clipboard.ts'
import type { RichTextControlProps } from './rich-text-input.tsx'
import { RichTextRow } from './rich-text-row.tsx'
import { useTextOnPage } from './texts-on-page.ts'
import { useHasOpened } from './use-has-opened.ts'

// Half of the screen's code, and not needed while editing on the canvas, so it is loaded on demand.
export const RichTextInput = lazyPart(async () => {
  const [input] = await Promise.all([import('./rich-text-input.tsx'), loadForTexts()])
  return input.RichTextInput
}, 160)

/**
 * A text on the canvas is written there. One in an item that was never opened has no editor: a table has hundreds of
 * them.
 */
export const RichTextControl = (props: RichTextControlProps) => {
  const element = useRef<HTMLDivElement>(null)
  const hasOpened = useHasOpened(element)
  const write = useTextOnPage(props.address, element, hasOpened)
  return (
    <div ref={element}>
      {write ? (
        <RichTextRow {...props} onWrite={write} />
      ) : hasOpened ? (
        <RichTextInput {...props} />
      ) : (
        <Skeleton height={160} radius="md" />
      )}
    </div>
  )
}
