import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { defineBlock } from '../define-block.ts'
import { image } from '../fields/image.ts'
import { list } from '../fields/list.ts'
import { plain } from '../fields/plain.ts'
import { richText } from '../fields/rich-text.ts'
import { block } from '../test/sample-registry.ts'
import { fieldsOf } from './fields.tsx'
import { Page } from './page.tsx'
import { createReport } from './report.ts'
import { viewOf } from './test/sample-view.ts'
import { type BlockComponent, blockView, createViews } from './views.ts'

const label = 'Label'
const quotes = defineBlock({
  id: 'quotes',
  version: 1,
  label,
  group: 'text',
  fields: {
    title: plain({ label }),
    body: richText({ label }),
    photo: image({ label }),
    people: list({
      label,
      fields: {
        title: plain({ label }),
        works: list({ label, fields: { year: plain({ label }) } }),
      },
    }),
  },
})
const { Items, Plain, Img } = fieldsOf<typeof quotes>()

const render = (view: BlockComponent<typeof quotes>) => {
  const people = [{ key: 'a', title: 'Ada', works: [{ key: 'x', year: '1843' }] }]
  const views = createViews([blockView(quotes, view)], [])
  const report = createReport()
  const props = { title: 'Quotes', people }
  return renderToStaticMarkup(
    <Page rendering={{ view: viewOf(block('quotes', 'q', { props })), views, report }} />,
  )
}

describe('the components of a block type', () => {
  test('render the fields of the block, of its items and of the items in those', () => {
    const html = render(() => (
      <>
        <Plain field="title" />
        <Items field="people">
          {(person, fields, index) => (
            <p id={`${index}-${person.title}`}>
              <fields.Plain field="title" />
              <fields.Items field="works" as="i">
                {(_work, { Plain }) => <Plain field="year" as="b" />}
              </fields.Items>
            </p>
          )}
        </Items>
      </>
    ))
    expect(html).toContain('<span>Quotes</span>')
    expect(html).toContain('<p id="0-Ada"><span>Ada</span><i><b>1843</b></i></p>')
  })

  test('render the field that they are typed for, also within an item that has one of the same name', () => {
    const html = render(() => (
      <Items field="people">
        {(_person, fields) => (
          <fields.Items field="works">
            {() => (
              <>
                <Plain field="title" />
                <fields.Plain field="title" />
              </>
            )}
          </fields.Items>
        )}
      </Items>
    ))
    expect(html).toContain('<span>Quotes</span><span>Ada</span>')
  })

  test('take no name of a field that is not there or of another kind', () => {
    type Names<Component extends (props: never) => unknown> = Parameters<Component>[0] extends {
      field: infer N
    }
      ? N
      : never
    expectTypeOf<Names<typeof Plain>>().toEqualTypeOf<'title'>()
    expectTypeOf<Names<typeof Img>>().toEqualTypeOf<'photo'>()
    expectTypeOf<Names<typeof Items>>().toEqualTypeOf<'people'>()
    // These lines are compiled only: each fails the type check when its mistake is no longer found.
    const mistakes = () => [
      // @ts-expect-error: the block has no such field
      <Plain key="1" field="titel" />,
      // @ts-expect-error: it is no text
      <Plain key="2" field="photo" />,
      // @ts-expect-error: it is no image
      <Img key="3" field="title" />,
      <Items key="4" field="people">
        {(_person, { Plain }) => (
          // @ts-expect-error: the item has no such field, but the block has
          <Plain field="body" />
        )}
      </Items>,
      <Items key="5" field="people">
        {(person, { Items }) => (
          // @ts-expect-error: the item has no such prop
          <Items field="works" className={person.name}>
            {(_work, { Plain }) => (
              // @ts-expect-error: the inner item has no such field
              <Plain field="title" />
            )}
          </Items>
        )}
      </Items>,
    ]
    expectTypeOf(mistakes).toBeFunction()
  })
})
