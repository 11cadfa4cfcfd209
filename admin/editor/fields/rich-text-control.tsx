import { Skeleton } from '@mantine/core'
import type { RichTextField } from '@ximblox/blocks/fields/rich-text'
import { lazy, Suspense, useRef } from 'react'
import type { TextPlace } from '../state/commands/divide-text.ts'
import type { ControlProps } from './control.ts'
import { useHasOpened } from './use-has-opened.ts'

// Half of the screen's code, and not needed while editing on the canvas, so it is loaded on demand.
const RichTextInput = lazy(() => import('./rich-text-input.tsx'))

export interface RichTextControlProps extends ControlProps<RichTextField> {
  /** Where the text is; null for a text of the page itself. */
  place: TextPlace | null
}

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
