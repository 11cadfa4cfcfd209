import type { FileView } from '@ximblox/blocks/render/page-view'
import type { ReactNode } from 'react'
import { ExternalVideo } from './external-video.tsx'

interface PlayerProps {
  title: string
  locale: string
  file: FileView
  /** URL of a video in the media library. */
  address: string
  posterAddress: string | undefined
  poster: ReactNode
  /** Stylesheet of the cover of an external video. */
  stylesheet: string
  /** Name of the frame of an external video. */
  name: string
}

/** Videos from the media library use the browser's player, external ones the player of their site. */
export const Player = ({
  title,
  locale,
  file,
  address,
  posterAddress,
  poster,
  stylesheet,
  name,
}: PlayerProps) =>
  file.mimeType.startsWith('video/') ? (
    <video
      className="video__own"
      src={address}
      poster={posterAddress}
      aria-label={title}
      controls
      preload="none"
      playsInline
    />
  ) : (
    <ExternalVideo {...{ title, locale, file, poster, stylesheet, name }} />
  )
