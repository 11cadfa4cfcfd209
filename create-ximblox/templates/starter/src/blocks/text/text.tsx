import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { text } from './text.block.ts'

const { Img, Plain, Rich } = fieldsOf<typeof text>()

export const Text: BlockComponent<typeof text> = ({ props }) => (
  <section className={`text text--${props.layout} wrap`}>
    <div className="text__words">
      <Plain field="title" as="heading" />
      <Rich field="body" />
    </div>
    <figure className="text__figure">
      <Img field="image" className="text__image" sizes="(width >= 66rem) 66rem, 90vw" />
      <Plain field="caption" as="figcaption" />
    </figure>
  </section>
)
