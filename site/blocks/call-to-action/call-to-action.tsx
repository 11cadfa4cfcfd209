import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { callToAction } from './call-to-action.block.ts'

const { Plain } = fieldsOf<typeof callToAction>()

export const CallToAction: BlockComponent<typeof callToAction> = ({ props }) => (
  <section className={sectionClass('call-to-action', props)}>
    <div className="call-to-action__inner wrap">
      <div className="call-to-action__words">
        <Plain field="title" as="heading" />
        <Plain field="text" as="p" className="call-to-action__text" />
      </div>
      {(props.action || props.second) && (
        <div className="call-to-action__links">
          <TextLink link={props.action} className="button" />
          <TextLink link={props.second} className="more" />
        </div>
      )}
    </div>
  </section>
)
