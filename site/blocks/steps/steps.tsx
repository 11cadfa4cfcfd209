import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { steps } from './steps.block.ts'

const { Items, Plain } = fieldsOf<typeof steps>()

export const Steps: BlockComponent<typeof steps> = ({ props: { background } }) => (
  <section className={sectionClass('steps', { background })}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <Plain field="intro" as="p" className="section__intro" />
      <Items field="steps" as="ol" className="steps__list">
        {(_step, { Plain }) => (
          <li className="steps__step">
            <Plain field="title" as="subheading" className="steps__title" />
            <Plain field="text" as="p" className="steps__text" />
          </li>
        )}
      </Items>
    </div>
  </section>
)
