import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderPage } from './renderer.ts'
import { starterLocales, starterPages } from './test/starter-content.ts'
import { starterView } from './test/starter-view.ts'

/** The rules of the HTML standard, without exceptions. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test.each(starterLocales)('every page in %s, with every block type, is valid HTML', locale => {
  const errors = new Map<string, string>()
  for (const page of starterPages.filter(one => one.locale === locale)) {
    const document = renderPage(starterView(page))
    for (const { messages } of validator.validateStringSync(document).results) {
      for (const { ruleId, message, selector } of messages)
        errors.set(`${ruleId}: ${message}`, `${page.slug}: ${selector}`)
    }
  }
  expect([...errors]).toEqual([])
})
