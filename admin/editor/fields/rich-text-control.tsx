import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { RichTextControlProps } from './rich-text-input.tsx'

// Half of the screen's code, and not needed while editing on the canvas, so it is loaded on demand.
const RichTextInput = lazy(() => import('./rich-text-input.tsx'))

export const RichTextControl = (props: RichTextControlProps) => (
  <Suspense fallback={<Skeleton height={160} radius="md" />}>
    <RichTextInput {...props} />
  </Suspense>
)
