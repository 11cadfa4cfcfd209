import type { ImageData } from '@ximblox/contract/blocks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { imagePreviewUrl } from '../media/image-preview-url.ts'
import classes from './image-thumbnail.module.css'

/** A cropped image at the size of a thumbnail. */
export const ImageThumbnail = ({ image }: { image: ImageData }) => {
  const t = useTranslations('differences')
  const url = imagePreviewUrl(useClient(), image, 640)
  const [broken, setBroken] = useState('')
  return broken === url ? (
    <span className={classes.missing}>{t('pictureGone')}</span>
  ) : (
    <img
      className={classes.image}
      src={url}
      alt={image.altText || image.fileName}
      loading="lazy"
      onError={() => setBroken(url)}
    />
  )
}
