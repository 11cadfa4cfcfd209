import { createContext, use } from 'react'
import { type BlockComponent, fieldsOf, Slot } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { accordion } from './accordion.block.ts'
import type { accordionItem } from './accordion-item.block.ts'

const { Plain } = fieldsOf<typeof accordion>()
const { Plain: ItemPlain } = fieldsOf<typeof accordionItem>()

/** The name that items share if only one of them is open at a time. */
const GroupContext = createContext<string | undefined>(undefined)

export const Accordion: BlockComponent<typeof accordion> = ({ props, block }) => (
  <section className={sectionClass('accordion', props)}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <Plain field="intro" as="p" className="accordion__intro" />
      <GroupContext value={props.exclusive ? `accordion-${block.key}` : undefined}>
        <Slot name="items" className="accordion__items" />
      </GroupContext>
    </div>
  </section>
)

export const AccordionItem: BlockComponent<typeof accordionItem> = ({ props }) => (
  <details className="accordion-item" name={use(GroupContext)} open={props.open}>
    <summary className="accordion-item__summary">
      <ItemPlain field="title" as="heading" className="accordion-item__title" />
    </summary>
    <Slot name="content" className="accordion-item__content" />
  </details>
)
