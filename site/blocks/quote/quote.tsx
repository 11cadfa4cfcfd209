import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { quote } from './quote.block.ts'

const { Img, Plain } = fieldsOf<typeof quote>()

const sizes = { large: '5rem', picture: '(width >= 52rem) 24rem, 12rem' }

export const Quote: BlockComponent<typeof quote> = ({ props: { layout, role, organisation, ...look } }) => (
  <section className={`${sectionClass('quote', look)} quote--${layout}`}>
    <figure className="quote__figure wrap">
      <Img field="image" className="quote__image" sizes={sizes[layout]} />
      <blockquote className="quote__words">
        <Plain field="text" as="p" />
      </blockquote>
      <figcaption className="quote__person">
        <Plain field="name" className="quote__name" />
        <span className="quote__work">
          <Plain field="role" />
          {role !== '' && organisation !== '' && ', '}
          <Plain field="organisation" />
        </span>
      </figcaption>
    </figure>
  </section>
)
