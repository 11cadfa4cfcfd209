import type { Block } from 'ximblox'
import { type BlockComponent, blockFilesGroup, fieldsOf, fileURL, type PageView } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { assets } from '../../theme/assets.ts'
import { Player } from './player.tsx'
import type { video } from './video.block.ts'

const { Attachment, Img, Plain } = fieldsOf<typeof video>()

export const Video: BlockComponent<typeof video> = ({ props, block, view }) => (
  <figure className="video wrap">
    <Attachment field="video">
      {(file, url) => (
        <Player
          title={props.title}
          locale={view.page.locale}
          file={file}
          name={`video-${block.key}`}
          url={url}
          captionsURL={captionsURL(block, view)}
          stylesheet={view.assets.asset(assets.videoCover)}
          poster={<Img field="poster" className="video__poster" sizes="(width >= 84rem) 78rem, 90vw" />}
        />
      )}
    </Attachment>
    {props.transcript !== '' && (
      <details className="video__transcript">
        <summary>{messagesFor(view.page.locale).transcript}</summary>
        <Plain field="transcript" as="p" className="video__words" />
      </details>
    )}
    <Plain field="caption" as="figcaption" className="video__caption" />
  </figure>
)

/** Other files cannot be captions. */
const captionsURL = ({ key, __files: { captions } }: Block, { page, files }: PageView): string | null => {
  const file = captions && files[captions.fileID]
  return file?.mimeType === 'text/vtt' ? fileURL(page.id, blockFilesGroup(key), captions, file) : null
}
