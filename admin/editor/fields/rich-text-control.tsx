import { Skeleton } from '@mantine/core'
import type { RichTextField } from '@ximblox/blocks/fields/rich-text'
import { lazy, Suspense } from 'react'
import type { ControlProps } from './control.ts'

// The editor of formatted text is half of what the screen weighs, and on the canvas one writes in place.
const RichTextInput = lazy(() => import('./rich-text-input.tsx'))

export const RichTextControl = (props: ControlProps<RichTextField>) => (
  <Suspense fallback={<Skeleton height={160} radius="md" />}>
    <RichTextInput {...props} />
  </Suspense>
)
