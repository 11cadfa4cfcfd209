import { createRegistry } from '@ximblox/blocks/registry'
import { article, columns, everything, quote } from '@ximblox/blocks/test/sample-registry'
import { expect, test } from 'vitest'
import { defineSite, type SiteOptions } from './define-site.ts'

const options: SiteOptions = {
  name: 'Elsewhere',
  locales: ['nl-nl', 'en-gb'],
  blocks: [columns, everything, quote],
  pageTypes: [article],
}

test('the first locale of a site is its default one', () => {
  const { locales } = defineSite(options)
  expect(locales).toMatchObject({ availableLocales: ['nl-nl', 'en-gb'], defaultLocale: 'nl-nl' })
})

test('a translation into any locale of the site, or one that is offered first, has a slug of its own', () => {
  const { locales } = defineSite({ ...options, locales: ['pt-br'] })
  expect(locales.customSlugLocales).toEqual(['pt-br', 'en-gb', 'nl-nl', 'de-de', 'fr-fr'])
})

test('the registry of a site has its definitions', () => {
  const { registry } = defineSite(options)
  expect(registry).toEqual(createRegistry({ blocks: options.blocks, pageTypes: options.pageTypes }))
})

test('one error names everything that is wrong with a site', () => {
  const wrong: SiteOptions = {
    name: ' ',
    locales: ['nl', 'en-gb', 'en-gb'],
    blocks: [quote, quote],
    pageTypes: [],
    menus: ['Main menu', 'main', 'main'],
    policy: { scripts: ['https://*'] },
  }
  expect(() => defineSite(wrong)).toThrow(
    [
      'The site has errors:',
      '  - the site has no name',
      '  - "nl" is no locale: a locale is a language and a region in lower case, such as "en-gb"',
      '  - the locale "en-gb" is repeated',
      '  - "Main menu" is not a valid name of a menu',
      '  - the menu "main" is repeated',
      '  - the policy for scripts: "https://*" is no origin with https, without path and wildcard, such as "https://stats.example.org"',
      '  - Block type "quote" is defined twice',
    ].join('\n'),
  )
})
