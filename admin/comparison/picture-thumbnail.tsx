import type { ImageData } from '@ximblox/contract/blocks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { previewAddress } from '../media/image-preview-address.ts'
import classes from './picture-thumbnail.module.css'

/** A cropped image at the size of a thumbnail. */
export const PictureThumbnail = ({ image }: { image: ImageData }) => {
  const t = useTranslations('editor.differences')
  const address = previewAddress(useClient(), image, 640)
  const [broken, setBroken] = useState('')
  return broken === address ? (
    <span className={classes.gone}>{t('pictureGone')}</span>
  ) : (
    <img
      className={classes.picture}
      src={address}
      alt={image.altText || image.fileName}
      loading="lazy"
      onError={() => setBroken(address)}
    />
  )
}
