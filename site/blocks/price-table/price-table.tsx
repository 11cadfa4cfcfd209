import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { priceTable } from './price-table.block.ts'

const { Items, Plain } = fieldsOf<typeof priceTable>()

export const PriceTable: BlockComponent<typeof priceTable> = ({ props: { background } }) => (
  <section className={sectionClass('price-table', { background })}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <Plain field="intro" as="p" className="section__intro" />
      <Items field="offers" as="ul" className="price-table__offers">
        {({ label, features, action }, { Items, Plain }) => (
          <li className={label === '' ? 'price-table__offer' : 'price-table__offer price-table__offer--best'}>
            <Plain field="label" as="p" className="price-table__label" />
            <Plain field="name" as="subheading" className="price-table__name" />
            <div className="price-table__cost">
              <Plain field="price" as="strong" className="price-table__price" />
              <Plain field="unit" className="price-table__unit" />
            </div>
            <Plain field="text" as="p" className="price-table__text" />
            {features.length > 0 && (
              <Items field="features" as="ul" className="price-table__features">
                {(_feature, { Plain }) => (
                  <li className="price-table__feature">
                    <Plain field="text" />
                  </li>
                )}
              </Items>
            )}
            {action && (
              <div className="price-table__action">
                <TextLink link={action} className={label === '' ? 'more' : 'button'} />
              </div>
            )}
          </li>
        )}
      </Items>
      <Plain field="note" as="p" className="price-table__note" />
    </div>
  </section>
)
