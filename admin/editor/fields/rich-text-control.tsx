import { Skeleton } from '@mantine/core'
import type { RichTextField } from '@ximblox/blocks/fields/rich-text'
import { lazy, Suspense } from 'react'
import type { ControlProps } from './control.ts'

// Half of the screen's code, and not needed while editing on the canvas, so it is loaded on demand.
const RichTextInput = lazy(() => import('./rich-text-input.tsx'))

export const RichTextControl = (props: ControlProps<RichTextField>) => (
  <Suspense fallback={<Skeleton height={160} radius="md" />}>
    <RichTextInput {...props} />
  </Suspense>
)
