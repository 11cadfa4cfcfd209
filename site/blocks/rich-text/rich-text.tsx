import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { richText } from './rich-text.block.ts'

const { Rich } = fieldsOf<typeof richText>()

export const RichText: BlockComponent<typeof richText> = ({ props }) => (
  <div className={`rich-text rich-text--${props.position}`}>
    <div className="wrap">
      <Rich field="body" className="rich-text__body prose" />
    </div>
  </div>
)
