import { type ComponentProps, lazy, Suspense } from 'react'

// Loaded on first use, because editing text needs neither the library nor the cropper.
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
