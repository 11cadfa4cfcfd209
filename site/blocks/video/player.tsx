import type { ReactNode } from 'react'
import type { FileView } from 'ximblox/views'
import { ExternalVideo } from './external-video.tsx'
import { OwnVideo } from './own-video.tsx'

interface PlayerProps {
  title: string
  locale: string
  file: FileView
  /** URL of a video in the media library. */
  url: string
  /** URL of its captions. */
  captionsURL: string | null
  poster: ReactNode
  /** Stylesheet of the cover of an external video. */
  stylesheet: string
  /** Name of the frame of an external video. */
  name: string
}

/** Videos in other formats do not play in every browser. */
const videoForAll = 'video/mp4'

/** Videos from the media library use the browser's player, external ones the player of their site. */
export const Player = ({ file, url, captionsURL, stylesheet, name, ...shared }: PlayerProps) =>
  file.mimeType.startsWith('video/') ? (
    <OwnVideo {...{ ...shared, url, captionsURL }} isForSome={file.mimeType !== videoForAll} />
  ) : (
    <ExternalVideo {...{ ...shared, file, stylesheet, name }} />
  )
