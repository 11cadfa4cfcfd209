import { blockImagesGroup } from '@ximblox/blocks/page-file-group'
import { fieldsOf } from '@ximblox/blocks/render/fields'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { BlockComponent } from '@ximblox/blocks/render/views'
import type { Block } from '@ximblox/contract/blocks'
import { assets } from '../../theme/assets.ts'
import { Player } from './player.tsx'
import type { video } from './video.block.ts'

const { Attachment, Img, Plain } = fieldsOf<typeof video>()

export const Video: BlockComponent<typeof video> = ({ props, block, view }) => (
  <figure className="video wrap">
    <Attachment field="video">
      {(file, address) => (
        <Player
          title={props.title}
          locale={view.page.locale}
          file={file}
          name={`video-${block.key}`}
          address={address}
          posterAddress={posterAddress(block, view)}
          stylesheet={view.assets.asset(assets.videoCover)}
          poster={<Img field="poster" className="video__poster" sizes="(width >= 84rem) 78rem, 90vw" />}
        />
      )}
    </Attachment>
    <Plain field="caption" as="figcaption" className="video__caption" />
  </figure>
)

/** The `poster` attribute takes one URL, and no `srcset`. */
const posterAddress = (
  { key, __images: { poster } }: Block,
  { page, files }: PageView,
): string | undefined => {
  const file = poster && files[poster.fileID]
  const address = file && imageURL(page.id, blockImagesGroup(key), poster, file)
  return address ? `${address}?w=1280` : undefined
}
