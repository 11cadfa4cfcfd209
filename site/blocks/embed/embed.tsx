import { useHeadings } from '@ximblox/blocks/render/heading-level'
import type { BlockComponent } from '@ximblox/blocks/render/views'
import { messagesFor } from '../../messages/messages.ts'
import { assets } from '../../theme/assets.ts'
import { sectionClass } from '../appearance.ts'
import type { embed } from './embed.block.ts'
import { EmbeddedFrame } from './embedded-frame.tsx'

/**
 * The editor, which has no addresses of assets, shows a note in place of the HTML. The title is edited in the form only,
 * because that is where a missing permission shows.
 */
export const Embed: BlockComponent<typeof embed> = ({ props, block, data, view }) => {
  const { heading: Title } = useHeadings()
  const stylesheet = view.assets.asset(assets.videoCover)
  return (
    <section className={sectionClass('embed', props)}>
      <div className="wrap">
        {props.title !== '' && <Title className="embed__title">{props.title}</Title>}
        {stylesheet === '' && <p className="embed__note">{messagesFor(view.page.locale).embedPlaceholder}</p>}
        {stylesheet !== '' && data && data.text !== '' && (
          <div className="embed__text prose" dangerouslySetInnerHTML={{ __html: data.text }} />
        )}
        {stylesheet !== '' &&
          data?.frames.map((url, index) => (
            <EmbeddedFrame
              key={url}
              url={url}
              title={props.title}
              shape={props.shape}
              locale={view.page.locale}
              stylesheet={stylesheet}
              name={`embed-${block.key}-${index}`}
            />
          ))}
      </div>
    </section>
  )
}
