import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { defineBlock } from '../define-block.ts'
import { image } from '../fields/image.ts'
import { list } from '../fields/list.ts'
import { plain } from '../fields/plain.ts'
import { richText } from '../fields/rich-text.ts'
import { block } from '../test/sample-registry.ts'
import type { FieldComponents, ItemFields } from './field-types.ts'
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
        name: plain({ label }),
        works: list({ label, fields: { year: plain({ label }) } }),
      },
    }),
  },
})
const { Items, Plain } = fieldsOf<typeof quotes>()

type Block = FieldComponents<(typeof quotes)['fields']>
type Person = FieldComponents<ItemFields<(typeof quotes)['fields'], 'people'>>
type Work = FieldComponents<ItemFields<ItemFields<(typeof quotes)['fields'], 'people'>, 'works'>>
type NameFor<Component extends (props: never) => unknown> = Parameters<Component>[0] extends {
  field: infer Name
}
  ? Name
  : never

const render = (view: BlockComponent<typeof quotes>) => {
  const people = [{ key: 'a', title: 'Ada', name: '', works: [{ key: 'x', year: '1843' }] }]
  const views = createViews([blockView(quotes, view, null)], [])
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

  test('take only names of fields of their kind, in list items those of the item', () => {
    expectTypeOf<NameFor<Block['Plain']>>().toEqualTypeOf<'title'>()
    expectTypeOf<NameFor<Block['Rich']>>().toEqualTypeOf<'body'>()
    expectTypeOf<NameFor<Block['Img']>>().toEqualTypeOf<'photo'>()
    expectTypeOf<NameFor<Block['Items']>>().toEqualTypeOf<'people'>()
    expectTypeOf<NameFor<Person['Plain']>>().toEqualTypeOf<'name' | 'title'>()
    expectTypeOf<NameFor<Person['Items']>>().toEqualTypeOf<'works'>()
    expectTypeOf<NameFor<Work['Plain']>>().toEqualTypeOf<'year'>()
    expectTypeOf<NameFor<Work['Img']>>().toEqualTypeOf<never>()
    // A renamed field fails the type check wherever its old name is rendered.
    expectTypeOf<{ field: 'titel' }>().not.toExtend<Parameters<Block['Plain']>[0]>()
    expectTypeOf<{ field: 'year' }>().not.toExtend<Parameters<Person['Plain']>[0]>()
    expectTypeOf<{ field: 'title' }>().not.toExtend<Parameters<Work['Plain']>[0]>()
  })
})
