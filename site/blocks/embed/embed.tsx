import { type BlockComponent, useHeadings } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { assets } from '../../theme/assets.ts'
import { sectionClass } from '../appearance.ts'
import type { embed } from './embed.block.ts'
import { EmbeddedFrame } from './embedded-frame.tsx'

/**
 * The server cleans the HTML, so the editor shows a note until it has. Frames stay empty there, because nothing is loaded
 * from other sites before a visitor agrees. The title is edited in the form only, because that is where a missing
 * permission shows.
 */
export const Embed: BlockComponent<typeof embed> = ({ props, block, data, view }) => {
  const { heading: Title } = useHeadings()
  const stylesheet = view.assets.asset(assets.videoCover)
  return (
    <section className={sectionClass('embed', props)}>
      <div className="wrap">
        {props.title !== '' && <Title className="embed__title">{props.title}</Title>}
        {stylesheet === '' && !hasContent(data) && (
          <p className="embed__note">{messagesFor(view.page.locale).embedPlaceholder}</p>
        )}
        {data && data.text !== '' && (
          <div className="embed__text prose" dangerouslySetInnerHTML={{ __html: data.text }} />
        )}
        {data?.frames.map((url, index) => (
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

const hasContent = (data: { text: string; frames: readonly string[] } | null): boolean =>
  data !== null && (data.text !== '' || data.frames.length > 0)
