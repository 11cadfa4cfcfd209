import { Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { useUploads } from './uploads-provider.tsx'

const UploadsPanel = lazyComponent(async () => (await import('./uploads-panel.tsx')).UploadsPanel)

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
