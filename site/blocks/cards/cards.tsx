import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import type { cards } from './cards.block.ts'

const { Items, Plain } = fieldsOf<typeof cards>()

export const Cards: BlockComponent<typeof cards> = () => (
  <section className="cards">
    <div className="wrap">
      <Plain field="title" as="heading" className="cards__title" />
      <Items field="cards" as="ul" className="cards__list">
        {(card, { Img, Plain }) => (
          <li className="cards__item">
            <Img field="image" className="cards__image" sizes="(width >= 60rem) 24rem, 90vw" />
            <Plain field="title" as="subheading" className="cards__name" />
            <Plain field="text" as="p" className="cards__text" />
            <TextLink link={card.link} className="cards__link more" />
          </li>
        )}
      </Items>
    </div>
  </section>
)
