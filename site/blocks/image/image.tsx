import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { picture } from './image.block.ts'

const sizes = {
  text: '(width >= 44rem) 40rem, 90vw',
  wide: '(width >= 84rem) 78rem, 90vw',
  full: '100vw',
}

const { Img, Plain } = fieldsOf<typeof picture>()

export const Image: BlockComponent<typeof picture> = ({ props: { width } }) => (
  <figure className={`image image--${width}`}>
    <Img field="image" className="image__picture" sizes={sizes[width]} />
    <Plain field="caption" as="figcaption" className="image__caption" />
  </figure>
)
