import type { MediaItem } from '@ximblox/contract/media'
import File from 'lucide-react/icons/file'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Video from 'lucide-react/icons/video'
import { useState } from 'react'
import { useClient } from '../api/client.tsx'
import { isImage } from './file-facts.ts'
import classes from './thumbnail.module.css'

interface Props {
  file: MediaItem
  /** In pixels, for screens of high density. */
  width: 160 | 320 | 640
}

/** A small image of a file, or an icon of its type. */
export const Thumbnail = ({ file, width }: Props) => {
  const { media } = useClient()
  const [broken, setBroken] = useState('')
  if (!isImage(file) || broken === file.hash) return <KindIcon kind={file.kind} />
  return (
    <img
      className={classes.image}
      src={media.previewImage({ query: { imageID: file.id, w: width, v: file.hash.slice(0, 12) } })}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(file.hash)}
    />
  )
}

const icons = { image: Image, gif: Image, document: FileText, file: File, vimeo: Video, youtube: Video }

export const KindIcon = ({ kind }: Pick<MediaItem, 'kind'>) => {
  const Icon = icons[kind]
  return <Icon className={classes.icon} strokeWidth={1.25} aria-hidden />
}
