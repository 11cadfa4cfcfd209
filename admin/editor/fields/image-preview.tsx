import { imageURL } from '@ximblox/blocks/render/media-url'
import type { ImageData } from '@ximblox/contract/blocks'
import { useStore } from 'zustand'
import { useWorkspace } from '../workspace.ts'
import classes from './image-preview.module.css'

interface Props {
  image: ImageData
  group: string
}

/** A picture as it is on the page; its name alone until the server shows it. */
export const ImagePreview = ({ image, group }: Props) => {
  const { drawing, pageID } = useWorkspace()
  const file = useStore(drawing, ({ files }) => files[image.fileID])
  const address = file ? imageURL(pageID, group, image, file) : null
  return (
    <div className={classes.preview}>
      {address !== null && <img src={address} alt="" loading="lazy" />}
      <span className={classes.name}>{image.fileName}</span>
    </div>
  )
}
