import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, test } from 'vitest'
import { Island, type IslandProps } from './island.tsx'
import { useRendering } from './rendering.ts'
import { createReport } from './report.ts'
import { renderPage } from './static-page.tsx'
import { viewOf } from './test/sample-view.ts'
import { views } from './test/sample-views.tsx'
import { createViews } from './views.ts'

const Counter = ({ label, from }: { label: string; from: number }) => (
  <button type="button" id={useId()}>
    {label} {from}
  </button>
)
const Lost = () => useRendering().view.page.title

const pageWith = (header: React.ReactNode) => {
  const types = [...views.pageTypes.values()].map(type => ({ ...type, header: () => header }))
  const reported: string[] = []
  const report = createReport(message => reported.push(message))
  const page = renderPage({ view: viewOf(), views: createViews([], types), report })
  return { page, reported }
}
const counter = <Island name="counter" component={Counter} props={{ label: '"<&>"', from: 3 }} load="used" />

test('an island is markup that React can take over, with its props escaped', () => {
  const { page } = pageWith(counter)
  expect(page).toMatch(
    /^<div data-island="counter" data-load="used" data-prefix="(_R_\w*_)" data-props="\{&quot;label&quot;:&quot;\\&quot;&lt;&amp;&gt;\\&quot;&quot;,&quot;from&quot;:3\}"><button type="button" id="_\1R_0_">&quot;&lt;&amp;&gt;&quot;<!-- --> <!-- -->3<\/button><\/div>/,
  )
})

test('islands of one page have different ids', () => {
  const { page } = pageWith([counter, counter].map((island, index) => <p key={`${index}`}>{island}</p>))
  const ids = [...page.matchAll(/<button type="button" id="(\w+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('an island knows nothing of the page but its props', () => {
  const { page, reported } = pageWith(<Island name="lost" component={Lost} props={{}} />)
  expect(page).not.toContain('data-island')
  expect(reported.join()).toContain('could not be rendered')
})

test('an island does nothing in the editor, where it is part of the page’s tree', () => {
  expect(renderToStaticMarkup(counter)).toBe(
    '<div data-island="counter" data-load="used" inert=""><button type="button" id="_R_1_">&quot;&lt;&amp;&gt;&quot; 3</button></div>',
  )
})

test('props that the browser could not read back do not compile', () => {
  expectTypeOf<{ since: string; tags: string[] }>().toExtend<
    IslandProps<{ since: string; tags: string[] }>['props']
  >()
  expectTypeOf<{ since: Date }>().not.toExtend<IslandProps<{ since: Date }>['props']>()
  expectTypeOf<{ done: () => void }>().not.toExtend<IslandProps<{ done: () => void }>['props']>()
})
