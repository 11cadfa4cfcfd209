import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags })

export interface Visit {
  page: Page
  /** Unexpected console messages, failed requests, errors of the page. */
  browserErrors: string[]
}

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** A page in a window of this width that collects the errors of the browser; `storageState` of a user who is already logged in. */
export const openPage = async (
  browser: Browser,
  width: number,
  scheme: 'light' | 'dark' = 'light',
  storageState?: StorageState,
): Promise<Visit> => {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    // What is half faded in has too little contrast, and what is moving is clicked beside.
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  const browserErrors: string[] = []
  page.on('console', message => {
    // Chromium wants the name of the account beside every new password; who follows a link has none to give.
    if (!message.text().includes('Password forms should have'))
      browserErrors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => browserErrors.push(`error: ${error.message}`))
  // What a page asked for and no longer needs when it is left, is no failure.
  page.on('requestfailed', request => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') browserErrors.push(`failed: ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) browserErrors.push(`${response.status()}: ${response.url()}`)
  })
  return { page, browserErrors }
}

/** What changes its colour on the way to another one has too little contrast for a moment. */
const comeToRest = async (): Promise<void> => {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map(({ finished }) => finished),
  )
}

// The script puts it there.
declare const axe: typeof axeCore

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA, as `rule: element`, on the whole page or within one part of it. */
export const accessibilityViolations = async (page: Page | Frame, within = 'html'): Promise<string[]> => {
  await page.evaluate(comeToRest)
  await page.evaluate(await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))
  const { violations } = await page.evaluate(({ runOnly, part }) => axe.run(part, { runOnly }), {
    runOnly: rules,
    part: within,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${String(node.target)}`))
}
