import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('no text in the data ends the script or begins a comment in it', () => {
  const data = { name: '</script><script>alert(1)</script><!--<script>', quoted: `"'&` }
  const markup = renderToStaticMarkup(<JsonLd data={data} />)
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup) ?? []
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
