import type { BlockChange } from '@ximblox/contract/history'
import type { VersionID } from '@ximblox/contract/ids'
import { useEffect, useState } from 'react'
import { previewUrl } from '../../pages/preview-url.ts'
import { markChanges } from './mark-changes.ts'
import classes from './marked-preview.module.css'

interface Props {
  title: string
  versionID: VersionID
  /** Undefined until they are known, or if there is nothing to compare with. */
  changes: readonly BlockChange[] | undefined
}

/** A version as visitors would see it, with its changes marked. */
export const MarkedPreview = ({ title, versionID, changes }: Props) => {
  const [loaded, setLoaded] = useState<Document | null>(null)
  useEffect(() => {
    if (loaded && changes) markChanges(loaded, changes)
  }, [loaded, changes])
  return (
    // Changing the source of an existing frame would add an entry to the browser's history.
    <iframe
      key={versionID}
      title={title}
      src={`${previewUrl(versionID)}?named=blocks`}
      sandbox="allow-same-origin"
      className={classes.frame}
      onLoad={event => setLoaded(event.currentTarget.contentDocument)}
    />
  )
}
