import { type BlockComponent, fieldsOf, globalOf, TextLink } from 'ximblox/views'
import { contactDetails } from '../../globals/contact.global.ts'
import { messagesFor } from '../../messages/messages.ts'
import { sectionClass } from '../appearance.ts'
import type { map } from './map.block.ts'
import { routeTo } from './route-to.ts'
import { StreetMap } from './street-map.tsx'

const { Img, Plain } = fieldsOf<typeof map>()

export const PlaceMap: BlockComponent<typeof map> = ({ block, props, view }) => {
  const messages = messagesFor(view.page.locale)
  const shared = globalOf(view, contactDetails).props.address
  const address = props.address || shared
  const link = props.directions ?? (address === '' ? null : { url: routeTo(address) })
  return (
    <section className={sectionClass('map', props)}>
      <div className="map__inner wrap">
        <div className="map__picture">
          {block.__images.picture === undefined && <StreetMap />}
          <Img field="picture" className="map__image" sizes="(width >= 52rem) 55vw, 90vw" />
        </div>
        <div className="map__words">
          <Plain field="title" as="heading" />
          {props.address === '' && shared !== '' ? (
            <p className="map__address">{shared}</p>
          ) : (
            <Plain field="address" as="p" className="map__address" />
          )}
          <Plain field="text" as="p" className="map__text" />
          {link && <TextLink link={{ ...link, label: link.label || messages.directions }} className="more" />}
        </div>
      </div>
    </section>
  )
}
