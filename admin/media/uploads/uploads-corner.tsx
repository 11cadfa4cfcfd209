import { lazy, Suspense } from 'react'
import { useUploads } from './uploads-provider.tsx'

const UploadsPanel = lazy(() =>
  import('./uploads-panel.tsx').then(({ UploadsPanel }) => ({ default: UploadsPanel })),
)

/** Where uploads are shown; nothing is loaded for it before there is one. */
export const UploadsCorner = ({ className }: { className: string | undefined }) => {
  const uploads = useUploads()
  if (uploads.length === 0) return null
  return (
    <div className={className}>
      <Suspense>
        <UploadsPanel />
      </Suspense>
    </div>
  )
}
