import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { heading } from './heading.block.ts'

const { Plain } = fieldsOf<typeof heading>()

export const Heading: BlockComponent<typeof heading> = ({ props }) => (
  <div className="heading">
    <div className="heading__inner wrap">
      <Plain field="text" as={props.level} className="heading__text" />
      <Plain field="intro" as="p" className="heading__intro" />
    </div>
  </div>
)
