import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import type { imageText } from './image-text.block.ts'

const { Img, Plain, Rich } = fieldsOf<typeof imageText>()

export const ImageText: BlockComponent<typeof imageText> = ({ props }) => (
  <section className={`image-text image-text--${props.side} image-text--${props.background}`}>
    <div className="image-text__inner wrap">
      <Img field="image" className="image-text__image" sizes="(width >= 52rem) 45vw, 90vw" />
      <div className="image-text__words">
        <Plain field="title" as="heading" />
        <Rich field="body" className="image-text__body prose" />
        <TextLink link={props.action} className="more" />
      </div>
    </div>
  </section>
)
