import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'

// Loaded on first use, because editing text needs neither the library nor the cropper.
const LazyPicker = lazyComponent(async () => (await import('./picker/media-picker.tsx')).MediaPicker)
const LazyCrop = lazyComponent(async () => (await import('./crop/crop-dialog.tsx')).CropDialog)

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
