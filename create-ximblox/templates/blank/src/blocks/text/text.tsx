import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { text } from './text.block.ts'

const { Plain, Rich } = fieldsOf<typeof text>()

export const Text: BlockComponent<typeof text> = () => (
  <section className="text wrap">
    <Plain field="title" as="heading" />
    <Rich field="body" />
  </section>
)
