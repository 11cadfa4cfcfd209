import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { placesToCreate } from '../../pages/places-to-create.ts'
import { beginPage, changePage, newPageErrors } from './new-page.ts'

const everywhere = placesToCreate([{ name: 'create-page' }], ['basic', 'news'], ['nl-nl', 'en-gb'])
const dutchNews = placesToCreate(
  [{ name: 'create-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } }],
  ['basic', 'news'],
  ['en-gb', 'nl-nl'],
)
const dutch = { type: '', language: 'nl', defaultLocale: 'nl-nl' } as const
const initial = beginPage(everywhere, dutch)

describe('a new page', () => {
  it('begins with the first type and the default locale', () => {
    expect(beginPage(everywhere, { ...dutch, language: 'de' })).toMatchObject({
      type: 'basic',
      locale: 'nl-nl',
      title: '',
      slug: '',
    })
  })

  it('begins with the type that was asked for', () => {
    expect(beginPage(everywhere, { ...dutch, type: 'news' }).type).toBe('news')
  })

  it('begins in the language that its maker works in', () => {
    expect(beginPage(everywhere, { ...dutch, language: 'en' }).locale).toBe('en-gb')
  })

  it('is only offered where its maker may make pages', () => {
    expect(dutchNews.types).toEqual(['news'])
    expect(beginPage(dutchNews, { type: 'basic', language: 'en', defaultLocale: 'en-gb' })).toMatchObject({
      type: 'news',
      locale: 'nl-nl',
    })
  })

  it('makes its slug from the title', () => {
    expect(changePage(initial, { title: 'Über uns' }, everywhere).slug).toBe('uber-uns')
  })

  it('leaves a slug alone that somebody wrote', () => {
    const written = changePage(initial, { slug: 'mine' }, everywhere)
    expect(changePage(written, { title: 'Another' }, everywhere).slug).toBe('mine')
  })

  it('makes the slug from the title again once it was emptied', () => {
    const emptied = changePage(changePage(initial, { slug: 'mine' }, everywhere), { slug: '' }, everywhere)
    expect(emptied.slug).toBe('')
    expect(changePage(emptied, { title: 'Another' }, everywhere).slug).toBe('another')
  })

  it('names everything that is missing or wrong at once', () => {
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
