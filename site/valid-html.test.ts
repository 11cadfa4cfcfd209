import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderPage } from './renderer.ts'
import { starterLocales } from './seed/starter-page.ts'
import { starterPages } from './seed/starter-pages.ts'
import { starterView } from './seed/starter-view.ts'

/** The rules of the HTML standard, without exceptions. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** The languages have the same markup, so one of them will do, except where every block type is. */
const pages = starterPages.flatMap(page => {
  const locales = page.name === 'style-guide' ? starterLocales : starterLocales.slice(0, 1)
  return locales.map(locale => ({ page, locale }))
})

test('every page of the starter site, with every block type, is valid HTML', () => {
  const errors = new Map<string, string>()
  for (const { page, locale } of pages) {
    const document = renderPage(starterView(page, locale))
    for (const { messages } of validator.validateStringSync(document).results) {
      for (const { ruleId, message, selector } of messages)
        errors.set(`${ruleId}: ${message}`, `${page.name}, ${locale}: ${selector}`)
    }
  }
  expect([...errors]).toEqual([])
})
