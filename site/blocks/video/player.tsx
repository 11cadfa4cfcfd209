import type { FileView } from '@ximblox/blocks/render/page-view'
import type { ReactNode } from 'react'
import { FilmElsewhere } from './film-elsewhere.tsx'

interface PlayerProps {
  title: string
  locale: string
  file: FileView
  /** Of a video of our own. */
  address: string
  posterAddress: string | undefined
  poster: ReactNode
  /** Of what covers a video elsewhere until it is played. */
  stylesheet: string
  /** Of the frame for a video elsewhere. */
  name: string
}

/** A video of our own in the browser's player, one elsewhere in that of its site. */
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
    <FilmElsewhere {...{ title, locale, file, poster, stylesheet, name }} />
  )
