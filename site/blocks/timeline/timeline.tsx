import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { timeline } from './timeline.block.ts'

const { Items, Plain } = fieldsOf<typeof timeline>()

export const Timeline: BlockComponent<typeof timeline> = ({ props: { background } }) => (
  <section className={sectionClass('timeline', { background })}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <Items field="events" as="ol" className="timeline__events">
        {(_event, { Plain }) => (
          <li className="timeline__event">
            <Plain field="time" as="p" className="timeline__time" />
            <div className="timeline__words">
              <Plain field="title" as="subheading" className="timeline__title" />
              <Plain field="text" as="p" className="timeline__text" />
            </div>
          </li>
        )}
      </Items>
    </div>
  </section>
)
