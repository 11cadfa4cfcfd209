import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import { titleClass } from '../../theme/title-class.ts'
import { isMainHeading } from '../main-heading.ts'
import type { hero } from './hero.block.ts'

const { Img, Plain } = fieldsOf<typeof hero>()

export const Hero: BlockComponent<typeof hero> = ({ props, block, view }) => (
  <section className={`hero hero--${props.layout} hero--${props.background}`}>
    <div className="hero__inner wrap">
      <div className="hero__words">
        <Plain
          field="title"
          as={isMainHeading(block, view) ? 'h1' : 'heading'}
          className={titleClass('hero__title', props.title)}
        />
        <Plain field="intro" as="p" className="hero__intro" />
        <TextLink link={props.action} className="button" />
      </div>
      {props.layout === 'beside' && (
        <Img field="image" className="hero__image" sizes="(width >= 60rem) 40vw, 90vw" priority />
      )}
    </div>
    {props.layout === 'panorama' && <Img field="image" className="hero__image" sizes="100vw" priority />}
  </section>
)
