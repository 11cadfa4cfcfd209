import type { FileView } from '@ximblox/blocks/render/page-view'
import { languageTag } from '@ximblox/site-kit/language-tag'
import type { ReactNode } from 'react'
import { messagesFor } from '../../messages/messages.ts'
import { coverDocument } from './cover.ts'
import { embedAddress } from './embed-address.ts'

interface FilmElsewhereProps {
  title: string
  locale: string
  file: FileView
  poster: ReactNode
  /** Of the cover's document; empty in the editor, where nothing is played. */
  stylesheet: string
  /** Of the frame; nothing else on the page has it. */
  name: string
}

/**
 * A film of another site: nothing is asked of that site before a visitor follows a link. One covers the picture and
 * makes way for the player. The other is for the keyboard: browsers drop the focus with the document that it is in, so
 * it stands outside of the frame, and the player comes after it.
 */
export const FilmElsewhere = ({ title, locale, file, poster, stylesheet, name }: FilmElsewhereProps) => {
  const { playVideo, videoElsewhere, watchElsewhere } = messagesFor(locale)
  const player = embedAddress(file.video ?? '')
  if (player === null || file.video === null) return null
  const site = file.kind === 'vimeo' ? 'Vimeo' : 'YouTube'
  const label = playVideo.replace('{title}', title)
  return (
    <div className="video__elsewhere">
      <p className="video__title">
        <a href={player} target={name} referrerPolicy="strict-origin-when-cross-origin">
          {label}
        </a>
      </p>
      <div className="video__stage">
        {poster}
        <iframe
          className="video__frame"
          srcDoc={stylesheet && coverDocument({ player, label, stylesheet, language: languageTag(locale) })}
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
