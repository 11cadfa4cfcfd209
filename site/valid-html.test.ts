import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderPage } from './renderer.ts'
import { starterLocales } from './seed/starter-page.ts'
import { starterPages } from './seed/starter-pages.ts'
import { starterView } from './seed/starter-view.ts'

/** The rules of the HTML standard, without exceptions. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test.each(starterLocales)('every page in %s, with every block type, is valid HTML', locale => {
  const errors = new Map<string, string>()
  for (const page of starterPages) {
    const document = renderPage(starterView(page, locale))
    for (const { messages } of validator.validateStringSync(document).results) {
      for (const { ruleId, message, selector } of messages)
        errors.set(`${ruleId}: ${message}`, `${page.name}: ${selector}`)
    }
  }
  expect([...errors]).toEqual([])
})
