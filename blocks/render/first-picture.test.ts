import { expect, it } from 'vitest'
import { withEagerFirstPicture } from './first-picture.ts'

const lazy = '<picture><source srcSet="/a 1w"/><img src="/a" loading="lazy" alt=""/></picture>'
const eager = '<picture><source srcSet="/a 1w"/><img src="/a" fetchPriority="high" alt=""/></picture>'

it('the first picture of a page is loaded at once, and the others when they come near', () => {
  const page = (first: string) =>
    `<header><img src="/logo" loading="lazy"/></header><main><h1>A</h1>${first}${lazy}</main>`
  expect(withEagerFirstPicture(page(lazy))).toBe(page(eager))
})

it('a page whose view gives a picture priority is left alone', () => {
  const page = `<header>${eager}</header><main>${lazy}</main>`
  expect(withEagerFirstPicture(page)).toBe(page)
})

it('a picture below a long text or in the footer stays lazy', () => {
  for (const page of [
    `<main><p>${'word '.repeat(300)}</p>${lazy}</main>`,
    `<main><p>A</p></main><footer>${lazy}</footer>`,
    '<main></main>',
    lazy,
  ])
    expect(withEagerFirstPicture(page)).toBe(page)
})
