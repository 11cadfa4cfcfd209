import type { Block } from 'ximblox'
import {
  altOf,
  attachmentName,
  type BlockComponent,
  blockImagesGroup,
  fieldsOf,
  imageURL,
  type PageView,
} from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import type { gallery } from './gallery.block.ts'
import { GalleryDialog } from './gallery-dialog.tsx'

const { Items, Plain } = fieldsOf<typeof gallery>()

/** Images that are links to themselves, and that the script enlarges in a dialog. */
export const Gallery: BlockComponent<typeof gallery> = ({ block, props, view }) => {
  const messages = messagesFor(view.page.locale)
  return (
    <section className="gallery">
      <div className="wrap">
        <Plain field="title" as="heading" className="gallery__title" />
        <Items field="pictures" as="ul" className="gallery__pictures">
          {({ key }, { Img, Plain }, index) => {
            const image = (
              <Img
                field="image"
                className="gallery__small"
                sizes="(width >= 60rem) 24rem, (width >= 36rem) 45vw, 90vw"
              />
            )
            const target = targetOf(block, key, view)
            return (
              <li className="gallery__picture">
                {target ? (
                  <a
                    href={target.url}
                    className="gallery__open"
                    aria-label={target.alt || messages.pictureNumber.replace('{number}', `${index + 1}`)}
                  >
                    {image}
                  </a>
                ) : (
                  image
                )}
                <Plain field="caption" as="p" className="gallery__caption" />
              </li>
            )
          }}
        </Items>
        <GalleryDialog title={props.title} messages={messages} />
      </div>
    </section>
  )
}

/** The whole image of an item; null without one. */
const targetOf = (
  block: Block,
  key: string,
  { page, files }: PageView,
): { url: string; alt: string } | null => {
  const image = block.__images[attachmentName(['pictures', key, 'image'])]
  const file = image && files[image.fileID]
  if (!image || !file) return null
  const url = imageURL(page.id, blockImagesGroup(block.key), image, file)
  return url === null ? null : { url, alt: altOf(image, file) }
}
