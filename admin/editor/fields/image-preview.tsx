import type { ImageData } from '@ximblox/contract/blocks'
import { useClient } from '../../client.tsx'
import classes from './image-preview.module.css'

interface Props {
  image: ImageData
}

const width = 640

/** A picture as it is cropped, whatever the page knows of it yet. */
export const ImagePreview = ({ image: { fileID, fileName, cropParams, hash } }: Props) => {
  const { media } = useClient()
  const query = { imageID: fileID, w: width, v: hash.slice(0, 12) } as const
  const address = cropParams
    ? media.previewCrop({ query: { ...query, ...cropParams } })
    : media.previewImage({ query })
  return (
    <div className={classes.preview}>
      <img src={address} alt="" loading="lazy" />
      <span className={classes.name}>{fileName}</span>
    </div>
  )
}
