import { type BlockComponent, fieldsOf } from 'ximblox/views'
import type { Messages } from '../../messages/en.ts'
import { messagesFor } from '../../messages/messages.ts'
import { sectionClass } from '../appearance.ts'
import type { styleSamples } from './style-samples.block.ts'

const { Plain } = fieldsOf<typeof styleSamples>()

/** Names of tokens, which need no translation. */
const colors = ['paper', 'tint', 'green', 'deep', 'accent', 'ink', 'ink-soft', 'line', 'focus']
const sizes = ['title-0', 'title-1', 'title-2', 'title-3', 'title-4', 'text-lead', 'text', 'text-small']

export const StyleSamples: BlockComponent<typeof styleSamples> = ({ props: { kind }, view }) => (
  <section className={`${sectionClass('style-samples')} style-samples--${kind}`}>
    <div className="wrap">
      <Plain field="title" as="heading" className="section__title" />
      {samples[kind](messagesFor(view.page.locale))}
    </div>
  </section>
)

const samples = {
  colors: () => (
    <ul className="style-samples__colors">
      {colors.map(name => (
        <li key={name}>
          <span className={`style-samples__swatch style-samples__swatch--${name}`} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  type: ({ sampleText }: Messages) => (
    <ul className="style-samples__sizes">
      {sizes.map(name => (
        <li key={name}>
          <code>{name}</code>
          <span className={`style-samples__size style-samples__size--${name}`}>{sampleText}</span>
        </li>
      ))}
    </ul>
  ),
  buttons: ({ sampleButton, sampleLink }: Messages) => (
    <div className="style-samples__buttons">
      <button type="button" className="button">
        {sampleButton}
      </button>
      <a href="#main" className="more">
        {sampleLink}
      </a>
      <a href="#main">{sampleLink}</a>
    </div>
  ),
}
