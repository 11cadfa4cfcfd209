import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { editButtonHash, withEditButton } from './edit-button.ts'

it('the link to the editor is at the end of a document, in the language of the user', () => {
  const html = '<body><pre>&lt;/body></pre><p></body></p></body>\n</html>'
  const shown = withEditButton(html, 7, 'de')
  expect(shown).toMatch(/^<body>.*<\/body><\/p><edit-button>.*<\/edit-button><\/body>\n<\/html>$/)
  expect(shown).toContain('<a href="/cmsadmin/pages/7" lang="de">')
})

it('the link is added to a document without an end', () => {
  expect(withEditButton('<p>', 7, 'nl')).toMatch(/^<p><edit-button>/)
})

it('the style of the link is the one that the policy allows', () => {
  const style = /<style>(.*)<\/style>/.exec(withEditButton('', 7, 'fr'))?.[1] ?? ''
  expect(editButtonHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})
