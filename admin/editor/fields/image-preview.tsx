import type { ImageData } from '@ximblox/contract/blocks'
import { useClient } from '../../api/client.tsx'
import { imagePreviewUrl } from '../../media/image-preview-url.ts'
import classes from './image-preview.module.css'

interface Props {
  image: ImageData
}

/** A cropped image, whether or not its use on the page is saved yet. */
export const ImagePreview = ({ image }: Props) => (
  <div className={classes.preview}>
    <img src={imagePreviewUrl(useClient(), image, 640)} alt="" loading="lazy" />
    <span className={classes.name}>{image.fileName}</span>
  </div>
)
