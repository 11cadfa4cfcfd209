import type { VersionID } from '@ximblox/contract/ids'
import { previewUrl } from '../../pages/preview-url.ts'
import classes from './preview-frame.module.css'

interface Props {
  title: string
  versionID: VersionID
}

/** A version as visitors would see it. */
export const PreviewFrame = ({ title, versionID }: Props) => (
  <figure className={classes.figure}>
    <figcaption>
      <a href={previewUrl(versionID)} target="_blank" rel="noreferrer">
        {title}
      </a>
    </figcaption>
    {/* Changing the source of an existing frame would add an entry to the browser's history. */}
    <iframe
      key={versionID}
      title={title}
      src={previewUrl(versionID)}
      loading="lazy"
      sandbox="allow-same-origin"
      className={classes.frame}
    />
  </figure>
)
