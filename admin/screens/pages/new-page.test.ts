import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { creatableTypes } from '../../pages/creatable-types.ts'
import { initialPage, newPageErrors, updatePage } from './new-page.ts'

const everywhere = creatableTypes([{ name: 'create-page' }], ['basic', 'news'], ['nl-nl', 'en-gb'])
const dutchNews = creatableTypes(
  [{ name: 'create-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } }],
  ['basic', 'news'],
  ['en-gb', 'nl-nl'],
)
const dutch = { type: '', defaultLocale: 'nl-nl' } as const
const initial = initialPage(everywhere, dutch)

describe('a new page', () => {
  it('starts with the first type and the default locale', () => {
    expect(initialPage(everywhere, dutch)).toMatchObject({
      type: 'basic',
      locale: 'nl-nl',
      title: '',
      slug: '',
    })
  })

  it('starts with the requested type', () => {
    expect(initialPage(everywhere, { ...dutch, type: 'news' }).type).toBe('news')
  })

  it('starts in the language of the list one comes from', () => {
    expect(initialPage(everywhere, { ...dutch, locale: 'en-gb' }).locale).toBe('en-gb')
  })

  it('offers only types and locales that the user may create pages in', () => {
    expect(dutchNews.types).toEqual(['news'])
    expect(initialPage(dutchNews, { type: 'basic', defaultLocale: 'en-gb' })).toMatchObject({
      type: 'news',
      locale: 'nl-nl',
    })
  })

  it('derives the slug from the title', () => {
    expect(updatePage(initial, { title: 'Über uns' }, everywhere).slug).toBe('uber-uns')
  })

  it('keeps a slug that the user entered', () => {
    const written = updatePage(initial, { slug: 'mine' }, everywhere)
    expect(updatePage(written, { title: 'Another' }, everywhere).slug).toBe('mine')
  })

  it('derives the slug from the title again after the user clears it', () => {
    const emptied = updatePage(updatePage(initial, { slug: 'mine' }, everywhere), { slug: '' }, everywhere)
    expect(emptied.slug).toBe('')
    expect(updatePage(emptied, { title: 'Another' }, everywhere).slug).toBe('another')
  })

  it('reports all missing and invalid fields at once', () => {
    const titled = { ...initial, title: 'Pears', slug: 'pears' }
    const untitled = { ...titled, title: ' ' }
    const required = [errorAt('title', 'required'), errorAt('slug', 'required')]
    expect(newPageErrors(initial, '', false)).toEqual(required)
    expect(newPageErrors(initial, '', undefined)).toEqual(required)
    expect(newPageErrors(untitled, 'Pears!', undefined)).toEqual([
      errorAt('title', 'required'),
      errorAt('slug', 'invalidSlug'),
    ])
    expect(newPageErrors(titled, 'pears', false)).toEqual([errorAt('slug', 'alreadyExists')])
    expect(newPageErrors({ ...titled, slug: '' }, '', false)).toEqual([errorAt('slug', 'required')])
    expect(newPageErrors({ ...titled, slug: '' }, '', true)).toEqual([])
    expect(newPageErrors(titled, 'pears', undefined)).toEqual([])
  })
})
