import { lazy, Suspense } from 'react'
import { useUploads } from './uploads-provider.tsx'

const UploadsPanel = lazy(() =>
  import('./uploads-panel.tsx').then(({ UploadsPanel }) => ({ default: UploadsPanel })),
)

/** The list of uploads, loaded with the first upload. */
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
