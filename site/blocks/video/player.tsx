import type { FileView } from '@ximblox/blocks/render/page-view'
import { isVideoForSome } from '@ximblox/contract/file-types'
import type { ReactNode } from 'react'
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

/** Videos from the media library use the browser's player, external ones the player of their site. */
export const Player = ({ file, url, captionsURL, stylesheet, name, ...shared }: PlayerProps) =>
  file.mimeType.startsWith('video/') ? (
    <OwnVideo {...{ ...shared, url, captionsURL }} isForSome={isVideoForSome(file.mimeType)} />
  ) : (
    <ExternalVideo {...{ ...shared, file, stylesheet, name }} />
  )
