import { type BlockComponent, fieldsOf, type PagePartComponent, type PageView, TextLink } from 'ximblox/views'
import { Header, TitleHeader } from '../../layout.tsx'
import type { basic } from '../../page-types.ts'
import type { hero } from './hero.block.ts'

const { Img, Plain } = fieldsOf<typeof hero>()

export const Hero: BlockComponent<typeof hero> = ({ props, block, view }) => (
  <section className="hero wrap">
    <div className="hero__words">
      <Plain field="title" as={titleBlock(view)?.key === block.key ? 'h1' : 'heading'} />
      <Plain field="intro" as="p" className="hero__intro" />
      <TextLink link={props.action} className="button" />
    </div>
    <Img field="image" className="hero__image" sizes="(width >= 60rem) 32rem, 90vw" priority />
  </section>
)

/** Above a page of blocks: with its title, unless it begins with a hero, which has the title then. */
export const BasicHeader: PagePartComponent<typeof basic> = ({ view }) =>
  titleBlock(view) ? <Header view={view} /> : <TitleHeader view={view} />

const titleBlock = ({ page, blocks: [first] }: PageView) =>
  page.type === 'basic' && first?.type === 'hero' ? first : undefined
