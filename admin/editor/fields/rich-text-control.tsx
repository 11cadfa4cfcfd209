import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'
import { loadForTexts } from '../clipboard/lazy-clipboard.ts'
import type { RichTextControlProps } from './rich-text-input.tsx'
import { useHasOpened } from './use-has-opened.ts'

// Half of the screen's code, and not needed while editing on the canvas, so it is loaded on demand.
const RichTextInput = lazy(async () => {
  const [input] = await Promise.all([import('./rich-text-input.tsx'), loadForTexts()])
  return input
})

/** A text in an item that was never opened has no editor: a table has hundreds of them. */
export const RichTextControl = (props: RichTextControlProps) => {
  const element = useRef<HTMLDivElement>(null)
  const hasOpened = useHasOpened(element)
  const placeholder = <Skeleton height={160} radius="md" />
  return (
    <div ref={element}>
      {hasOpened ? (
        <Suspense fallback={placeholder}>
          <RichTextInput {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}
