import { languageTag } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { coverDocument } from '../frame-cover.ts'
import { frameHosts } from './frame-hosts.ts'

interface EmbeddedFrameProps {
  url: string
  title: string
  shape: string
  locale: string
  /** Stylesheet of the cover; empty in the editor, where nothing is shown. */
  stylesheet: string
  /** Name of the frame, unique on the page. */
  name: string
}

/** A frame of another site, which gets no request before the visitor follows one of two links, as for videos. */
export const EmbeddedFrame = ({ url, title, shape, locale, stylesheet, name }: EmbeddedFrameProps) => {
  const { showEmbed, embedElsewhere, openElsewhere } = messagesFor(locale)
  const { host } = new URL(url)
  const site = frameHosts[host] ?? host
  const label = showEmbed.replace('{title}', title)
  return (
    <div className="embed__external">
      <p className="embed__open">
        <a href={url} target={name} referrerPolicy="strict-origin-when-cross-origin">
          {label}
        </a>
      </p>
      <div className={`embed__stage embed__stage--${shape}`}>
        <iframe
          className="embed__frame"
          srcDoc={stylesheet && coverDocument({ url, label, stylesheet, language: languageTag(locale) })}
          name={name}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen"
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <p className="embed__consent">
        {embedElsewhere.replace('{site}', site)}{' '}
        <a href={url} rel="external">
          {openElsewhere.replace('{site}', site)}
        </a>
      </p>
    </div>
  )
}
