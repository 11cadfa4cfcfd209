import type { FileView } from '@ximblox/blocks/render/page-view'
import type { ReactNode } from 'react'
import { messagesFor } from '../../messages/messages.ts'
import { embedAddress } from './embed-address.ts'

interface PlayerProps {
  title: string
  locale: string
  file: FileView
  /** Of a video of our own. */
  address: string
  posterAddress: string | undefined
  poster: ReactNode
}

/**
 * A video of our own in the browser's player. One elsewhere in a frame that stands in closed details, where browsers
 * load nothing: opening them is the consent.
 */
export const Player = ({ title, locale, file, address, posterAddress, poster }: PlayerProps) => {
  const { playVideo, videoElsewhere } = messagesFor(locale)
  if (file.mimeType.startsWith('video/'))
    return (
      <video
        className="video__own"
        src={address}
        poster={posterAddress}
        aria-label={title}
        controls
        preload="none"
        playsInline
      />
    )
  const embed = embedAddress(file.video ?? '')
  if (embed === null) return null
  return (
    <details className="video__elsewhere">
      <summary className="video__cover">
        {poster}
        <span className="video__play">
          <span className="video__title">{playVideo.replace('{title}', title)}</span>
          <span className="video__consent">
            {videoElsewhere.replace('{site}', file.kind === 'vimeo' ? 'Vimeo' : 'YouTube')}
          </span>
        </span>
      </summary>
      <iframe
        className="video__frame"
        src={embed}
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </details>
  )
}
