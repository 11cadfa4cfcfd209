import type { Page } from 'playwright-core'

const placeholders = '[aria-busy=true], .mantine-Skeleton-root, .mantine-Loader-root'

/**
 * Waits until a screen shows what it has asked the server for. The state `networkidle` of Playwright does not serve:
 * after a request that follows a pause, such as for code that is loaded in advance, it may never be reached.
 */
export const loaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(selector => !document.querySelector(selector), placeholders)
}
