import classes from './preview-frame.module.css'

interface Props {
  title: string
  versionID: number
}

/** A version as its visitors would see it. */
export const PreviewFrame = ({ title, versionID }: Props) => (
  <figure className={classes.figure}>
    <figcaption>
      <a href={previewAddress(versionID)} target="_blank" rel="noreferrer">
        {title}
      </a>
    </figcaption>
    <iframe
      title={title}
      src={previewAddress(versionID)}
      loading="lazy"
      sandbox="allow-same-origin"
      className={classes.frame}
    />
  </figure>
)

export const previewAddress = (versionID: number) => `/preview/version/${versionID}`
