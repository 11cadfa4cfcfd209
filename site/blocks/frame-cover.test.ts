import { expect, it } from 'vitest'
import { coverDocument } from './frame-cover.ts'

const options = { url: 'https://player.vimeo.com/video/1?a=1&b=2', stylesheet: '/c.css', language: 'nl' }

it('asks for its stylesheet and for nothing else', () => {
  const cover = coverDocument({ ...options, label: 'Afspelen: Een film' })
  expect(cover.match(/(src|href)="[^"]*"/g)).toEqual([
    'href="/c.css"',
    'href="https://player.vimeo.com/video/1?a=1&amp;b=2"',
  ])
  expect(cover).toContain('<a href="https')
})

it('shows a title as text, whatever it contains', () => {
  const cover = coverDocument({ ...options, label: '</title><script>"x"</script>' })
  expect(cover).not.toContain('<script')
  expect(cover).toContain('<span>&lt;/title&gt;&lt;script&gt;&quot;x&quot;&lt;/script&gt;</span>')
})
