import type { ImageData } from '@ximblox/contract/blocks'
import { useClient } from '../../api/client.tsx'
import { previewAddress } from '../../media/image-preview-address.ts'
import classes from './image-preview.module.css'

interface Props {
  image: ImageData
}

/** A picture as it is cropped, whatever the page knows of it yet. */
export const ImagePreview = ({ image }: Props) => (
  <div className={classes.preview}>
    <img src={previewAddress(useClient(), image, 640)} alt="" loading="lazy" />
    <span className={classes.name}>{image.fileName}</span>
  </div>
)
