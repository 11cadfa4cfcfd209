import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'

/** The open pages of this process's browsers, with what each reported. */
const consoles = new Map<Page, string[]>()

let beforeClosing = async (): Promise<void> => {}

/** Saves the pages that are about to be closed, if the test file wants that. */
export const saveBeforeClosing = (): Promise<void> => beforeClosing()

/** Records what the pages of a browser report. */
export const recordPages = (browser: Browser): void => {
  browser.on('context', context => context.on('page', record))
  const close = browser.close.bind(browser)
  browser.close = async options => {
    await saveBeforeClosing()
    await close(options)
  }
}

/** Runs before a browser of this file is closed, while its pages can still be saved. */
export const onClosing = (save: () => Promise<void>): void => {
  beforeClosing = save
}

const record = (page: Page) => {
  const lines: string[] = []
  consoles.set(page, lines)
  page
    .on('close', () => consoles.delete(page))
    .on('console', message => lines.push(`${message.type()}: ${message.text()}`))
    .on('pageerror', error => lines.push(`error: ${error.stack ?? error.message}`))
    .on('requestfailed', request => lines.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
    .on('response', response => {
      if (response.status() >= 400) lines.push(`${response.status()}: ${response.url()}`)
    })
    .on('framenavigated', frame => lines.push(`opened: ${frame.url()}`))
}

/** Saves a screenshot of every open page in a folder, with what the page reported as a text beside it. Returns the files. */
export const savePages = async (folder: string): Promise<string[]> => {
  if (consoles.size === 0) return []
  await mkdir(folder, { recursive: true })
  const saved = await Promise.all(
    [...consoles].map(async ([page, lines], index) => {
      const name = join(folder, `page-${index + 1}`)
      const picture = await page.screenshot({ path: `${name}.png` }).then(
        () => [`${name}.png`],
        (error: Error) => (lines.push(`no screenshot: ${error.message}`), []),
      )
      await writeFile(`${name}.txt`, [page.url(), '', ...lines, ''].join('\n'))
      return [...picture, `${name}.txt`]
    }),
  )
  return saved.flat()
}
