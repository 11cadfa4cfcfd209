import type { ReactNode } from 'react'
import { type FileView, languageTag } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { coverDocument } from '../frame-cover.ts'
import { embedAddress } from './embed-address.ts'

interface ExternalVideoProps {
  title: string
  locale: string
  file: FileView
  poster: ReactNode
  /** Stylesheet of the cover; empty in the editor, where nothing plays. */
  stylesheet: string
  /** Name of the frame, unique on the page. */
  name: string
}

/**
 * A video on another site, which gets no request before the visitor follows one of two links. The link inside the frame
 * covers the poster, and the player replaces it. The other one is for keyboards: a focused link would lose the focus
 * with the document it is in, so it is outside the frame and before it.
 */
export const ExternalVideo = ({ title, locale, file, poster, stylesheet, name }: ExternalVideoProps) => {
  const { playVideo, videoElsewhere, watchElsewhere } = messagesFor(locale)
  const player = embedAddress(file.video ?? '')
  if (player === null || file.video === null) return null
  const site = file.kind === 'vimeo' ? 'Vimeo' : 'YouTube'
  const label = playVideo.replace('{title}', title)
  return (
    <div className="video__external">
      <p className="video__title">
        <a href={player} target={name} referrerPolicy="strict-origin-when-cross-origin">
          {label}
        </a>
      </p>
      <div className="video__stage">
        {poster}
        <iframe
          className="video__frame"
          srcDoc={
            stylesheet && coverDocument({ url: player, label, stylesheet, language: languageTag(locale) })
          }
          name={name}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <p className="video__consent">
        {videoElsewhere.replace('{site}', site)}{' '}
        <a href={file.video} rel="external">
          {watchElsewhere.replace('{site}', site)}
        </a>
      </p>
    </div>
  )
}
