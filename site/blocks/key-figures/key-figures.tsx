import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { keyFigures } from './key-figures.block.ts'

const { Items, Plain } = fieldsOf<typeof keyFigures>()

export const KeyFigures: BlockComponent<typeof keyFigures> = ({ props }) => (
  <section className={sectionClass('key-figures', props)}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <Items field="figures" as="dl" className="key-figures__list">
        {(_figure, { Plain }) => (
          <div className="key-figures__figure">
            <dt>
              <Plain field="label" />
            </dt>
            <dd className="key-figures__value">
              <Plain field="value" />
            </dd>
          </div>
        )}
      </Items>
    </div>
  </section>
)
