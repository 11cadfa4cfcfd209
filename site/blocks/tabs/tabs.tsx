import type { Block } from 'ximblox'
import { type BlockComponent, fieldsOf, Slot } from 'ximblox/views'
import { sectionClass } from '../appearance.ts'
import type { tab } from './tab.block.ts'
import type { tabs } from './tabs.block.ts'

const { Plain } = fieldsOf<typeof tabs>()
const { Plain: TabPlain } = fieldsOf<typeof tab>()

/** Links to sections, from which the script makes tabs with panels. Previews run no script and show all sections. */
export const Tabs: BlockComponent<typeof tabs> = ({ props, block, view }) => (
  <section className={sectionClass(view.isPreview ? 'tabs' : 'tabs tabs--switching', props)}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      <ul className="tabs__list">
        {(block.slots?.items ?? []).map(item => (
          <li key={item.key} className="tabs__entry">
            <a className="tabs__tab" href={`#${idOf(item)}`}>
              {titleOf(item)}
            </a>
          </li>
        ))}
      </ul>
      <Slot name="items" className="tabs__panels" />
    </div>
  </section>
)

export const Tab: BlockComponent<typeof tab> = ({ block }) => (
  <section className="tab" id={idOf(block)}>
    <TabPlain field="title" as="heading" className="tab__title" />
    <Slot name="content" className="tab__content" />
  </section>
)

const idOf = ({ key }: Block): string => `tab-${key}`

const titleOf = ({ props: { title } }: Block): string => (typeof title === 'string' ? title : '')
