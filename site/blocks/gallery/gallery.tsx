import { fieldsOf } from '@ximblox/blocks/render/fields'
import type { BlockComponent } from '@ximblox/blocks/render/views'
import { messagesFor } from '../../messages/messages.ts'
import type { gallery } from './gallery.block.ts'

const { Items, Plain } = fieldsOf<typeof gallery>()

/** An enlarged image is a popover, which browsers open and close without script. */
export const Gallery: BlockComponent<typeof gallery> = ({ block, view }) => {
  const { enlargePicture, closePicture } = messagesFor(view.page.locale)
  return (
    <section className="gallery">
      <div className="wrap">
        <Plain field="title" as="h2" className="gallery__title" />
        <Items field="pictures" as="ul" className="gallery__pictures">
          {({ key }, { Img, Plain }, index) => {
            const large = `${block.key}-${key}`
            return (
              <li className="gallery__picture">
                <button
                  type="button"
                  className="gallery__open"
                  popoverTarget={large}
                  aria-label={enlargePicture.replace('{number}', String(index + 1))}
                >
                  <Img
                    field="image"
                    className="gallery__small"
                    sizes="(width >= 60rem) 24rem, (width >= 36rem) 45vw, 90vw"
                  />
                </button>
                <Plain field="caption" as="p" className="gallery__caption" />
                <div id={large} popover="auto" className="gallery__large">
                  <Img field="image" className="gallery__whole" sizes="100vw" />
                  <button
                    type="button"
                    className="gallery__close"
                    popoverTarget={large}
                    popoverTargetAction="hide"
                  >
                    {closePicture}
                  </button>
                </div>
              </li>
            )
          }}
        </Items>
      </div>
    </section>
  )
}
