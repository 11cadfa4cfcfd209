import type { ReactNode } from 'react'
import { languageTag } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { keepByLocale } from '../../rules/keep-by-locale.ts'

interface OwnVideoProps {
  title: string
  locale: string
  /** URL of the film. */
  url: string
  /** URL of its captions, in the language of the page. */
  captionsURL: string | null
  poster: ReactNode
  /** Some browsers do not play it. */
  isForSome: boolean
}

/** Without a poster, Chromium paints a grey one. */
const transparent = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * A film of the media library in the browser's own player. The poster is a picture behind it, in the size that the
 * screen needs; the attribute of that name takes one file and loads it at once. Until the film plays, its player is
 * transparent but for the controls.
 */
export const OwnVideo = ({ title, locale, url, captionsURL, poster, isForSome }: OwnVideoProps) => {
  const { videoNotEverywhere, downloadVideo } = messagesFor(locale)
  const language = languageTag(locale)
  return (
    <>
      <div className="video__stage video__stage--own">
        {poster}
        <video
          className="video__own"
          src={url}
          poster={transparent}
          aria-label={title}
          controls
          preload="none"
          playsInline
        >
          {captionsURL && (
            <track
              kind="captions"
              src={captionsURL}
              srcLang={language}
              label={namesIn(language).of(language.split('-')[0] ?? language)}
              default
            />
          )}
        </video>
      </div>
      {isForSome && (
        <p className="video__consent">
          {videoNotEverywhere} <a href={url}>{downloadVideo}</a>
        </p>
      )}
    </>
  )
}

const namesIn = keepByLocale(language => new Intl.DisplayNames(language, { type: 'language' }))
