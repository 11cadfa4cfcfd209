import type { MediaItem } from '@ximblox/contract/media'
import File from 'lucide-react/icons/file'
import FileText from 'lucide-react/icons/file-text'
import Film from 'lucide-react/icons/film'
import Image from 'lucide-react/icons/image'
import Music from 'lucide-react/icons/music'
import Video from 'lucide-react/icons/video'
import { useState } from 'react'
import { useClient } from '../api/client.tsx'
import { isImage, recordingOf } from './file-facts.ts'
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
  if (!isImage(file) || broken === file.hash) return <KindIcon {...file} />
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

const recordingIcons = { video: Film, audio: Music }

export const KindIcon = ({ kind, mimeType = '' }: Pick<MediaItem, 'kind'> & Partial<MediaItem>) => {
  const recording = recordingOf({ mimeType })
  const Icon = recording ? recordingIcons[recording] : icons[kind]
  return <Icon className={classes.icon} strokeWidth={1.25} aria-hidden />
}
