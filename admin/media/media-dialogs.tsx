import { type ComponentProps, lazy, Suspense } from 'react'

// The library and the cropper are loaded when somebody asks for them: a page that is only written needs neither.
const LazyPicker = lazy(() =>
  import('./picker/media-picker.tsx').then(({ MediaPicker }) => ({ default: MediaPicker })),
)
const LazyCrop = lazy(() =>
  import('./crop/crop-dialog.tsx').then(({ CropDialog }) => ({ default: CropDialog })),
)

export const PickerDialog = (props: ComponentProps<typeof LazyPicker>) => (
  <Suspense>
    <LazyPicker {...props} />
  </Suspense>
)

export const CropDialog = (props: ComponentProps<typeof LazyCrop>) => (
  <Suspense>
    <LazyCrop {...props} />
  </Suspense>
)
