import { article, columns, everything, quote } from '../../test/sample-registry.ts'
import { fieldsOf } from '../fields.tsx'
import { Slot } from '../slots.tsx'
import { TextLink } from '../text-link.tsx'
import { type BlockComponent, blockView, createViews, pageTypeView } from '../views.ts'

const { Img, Items, Plain, Rich } = fieldsOf<typeof everything>()

const Everything: BlockComponent<typeof everything> = ({ props }) => (
  <section>
    <Plain field="title" as="h2" className="title" />
    <Rich field="body" />
    <Img field="picture" className="wide" priority />
    <TextLink link={props.button} />
    {props.cards.length > 0 && (
      <Items field="cards" as="ul">
        {(_card, { Img, Items, Plain }, index) => (
          <li className={index === 0 ? 'first' : undefined}>
            <Plain field="name" as="b" />
            <Img field="photo" />
            <Items field="facts">{(_fact, { Plain }) => <Plain field="fact" />}</Items>
          </li>
        )}
      </Items>
    )}
  </section>
)

const Columns: BlockComponent<typeof columns> = () => (
  <div className="columns">
    <Slot name="left" className="left" />
    <Slot name="right" as="aside" />
  </div>
)

const quoteFields = fieldsOf<typeof quote>()

const Quote: BlockComponent<typeof quote> = ({ props }) => {
  if (props.source === 'fail') throw new Error('No such source')
  return <quoteFields.Plain field="text" as="blockquote" />
}

export const views = createViews(
  [blockView(everything, Everything, null), blockView(columns, Columns, null), blockView(quote, Quote, null)],
  [
    pageTypeView(article, {
      header: ({ view }) => <header>{view.page.title}</header>,
      footer: () => <footer>Bye</footer>,
    }),
  ],
)
