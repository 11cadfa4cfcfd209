import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import type { cards } from './cards.block.ts'

const { Items, Plain } = fieldsOf<typeof cards>()

export const Cards: BlockComponent<typeof cards> = () => (
  <section className="cards wrap">
    <Plain field="title" as="heading" />
    <Items field="cards" as="ul" className="cards__list">
      {(card, { Img, Plain }) => (
        <li className="cards__card">
          <Img field="image" className="cards__image" sizes="(width >= 60rem) 21rem, 90vw" />
          <Plain field="title" as="subheading" />
          <Plain field="text" as="p" />
          <TextLink link={card.link} />
        </li>
      )}
    </Items>
  </section>
)
