import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core'
import { recordPages, saveBeforeClosing } from './recorded-pages.ts'
import { testTimeout, waitTimeout } from './test-timeouts.ts'

/** The last switch of this name counts, so that of Playwright is repeated. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The popups of the invisible address bar would cost each window a process and a second.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const flags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** That of this process, if its files share one. */
let shared: Browser | undefined
let isShared = false

/** Lets the test files of this process share one browser, because starting one takes as long as a short journey. */
export const shareBrowser = (): void => {
  isShared = true
}

/** A browser in which everything that is waited for has the same time. Closing it closes the pages that it has opened. */
export const openBrowser = async (moreFlags: readonly string[] = []): Promise<Browser> => {
  if (!isShared || moreFlags.length > 0) return startBrowser(moreFlags)
  if (!shared?.isConnected()) shared = await startBrowser([])
  return partOf(shared)
}

const startBrowser = async (moreFlags: readonly string[]): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...flags, ...moreFlags],
    timeout: testTimeout,
  })
  browser.on('context', context => context.setDefaultTimeout(waitTimeout))
  recordPages(browser)
  return browser
}

const partOf = (browser: Browser): Browser => {
  const contexts: BrowserContext[] = []
  return Object.assign(Object.create(browser), {
    newContext: async (options?: BrowserContextOptions) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context
    },
    close: async () => {
      await saveBeforeClosing()
      for (const context of contexts) await context.close()
    },
  })
}

export interface Visit {
  page: Page
  /** Unexpected console messages, failed requests and uncaught errors. */
  browserErrors: string[]
}

/** Opens a page of this width in a context of its own. */
export const openPage = async (
  browser: Browser,
  width: number,
  scheme: 'light' | 'dark' = 'light',
): Promise<Visit> => {
  const page = await browser.newPage(contextOptions(width, scheme))
  await page.addInitScript(editInFullSize)
  return watch(page)
}

/** Nothing can be clicked reliably in a frame that is scaled down; the journeys about the frame choose “Desktop”. */
const editInFullSize = () => {
  try {
    window.localStorage['ximblox-editor-width'] ??= 'fit'
  } catch {
    // Documents of a sandbox have no storage.
  }
}

/** A context whose pages share cookies, storage and what the browser has cached. */
export const openContext = async (browser: Browser, width: number): Promise<BrowserContext> => {
  const context = await browser.newContext(contextOptions(width))
  await context.addInitScript(editInFullSize)
  return context
}

const contextOptions = (width: number, scheme: 'light' | 'dark' = 'light'): BrowserContextOptions => ({
  viewport: { width, height: 800 },
  colorScheme: scheme,
  // Half faded elements fail the contrast check, and moving ones cannot be clicked reliably.
  reducedMotion: 'reduce',
})

/** Collects the errors of a page. */
export const watch = (page: Page): Visit => {
  const browserErrors: string[] = []
  page.on('console', message => {
    // Chromium wants a username field next to every new password; a user who opens a link has none.
    if (!message.text().includes('Password forms should have'))
      browserErrors.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => browserErrors.push(`error: ${error.message}`))
  // Requests that are aborted by a navigation are not failures.
  page.on('requestfailed', request => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') browserErrors.push(`failed: ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) browserErrors.push(`${response.status()}: ${response.url()}`)
  })
  return { page, browserErrors }
}

/** An element in the middle of a color transition can have too little contrast. */
const settleTransitions = async (): Promise<void> => {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          // Others follow scrolling and never finish.
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map(({ finished }) => finished),
  )
}

// Defined by the injected script.
declare const axe: typeof axeCore

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of WCAG 2.2 AA that axe finds, as `rule: element`, on the whole page or within one part of it. */
export const accessibilityViolations = async (page: Page | Frame, within = 'html'): Promise<string[]> => {
  await page.evaluate(settleTransitions)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'))
  // Describing thousands of elements without violations would take as long as checking them.
  const { violations } = await page.evaluate(
    ({ runOnly, part }) => axe.run(part, { runOnly, reporter: 'no-passes' }),
    { runOnly: rules, part: within },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${String(node.target)}`))
}
