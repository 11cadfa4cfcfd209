import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { logos } from './logos.block.ts'

const { Items, Plain } = fieldsOf<typeof logos>()

export const Logos: BlockComponent<typeof logos> = ({ props, block }) => (
  <section className={`${sectionClass('logos', props)} logos--${props.color}`}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <Items field="logos" as="ul" className="logos__list">
        {({ key, link }, { Img, Plain }) => {
          const logo = block.__images[`logos_${key}_image`] ? (
            <Img field="image" className="logos__image" sizes="12rem" />
          ) : (
            <Plain field="name" className="logos__name" />
          )
          return (
            <li className="logos__item">
              {link ? (
                <TextLink link={link} className="logos__link">
                  {logo}
                </TextLink>
              ) : (
                logo
              )}
            </li>
          )
        }}
      </Items>
    </div>
  </section>
)
