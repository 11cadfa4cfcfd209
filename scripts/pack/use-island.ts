import { followRequests } from '@ximblox/e2e/follow-requests'
import { expect } from 'vitest'
import { editInBrowser } from './edit-in-browser.ts'

const statistics = 'https://stats.example.org'

/**
 * Opens the page with the guide's island in the editor and as a visitor, lets the script of the guide's other service run,
 * and returns what the browser complained about.
 */
export const useIsland = (url: string): Promise<string[]> =>
  editInBrowser(url, 'Home', async editor => {
    const shown = editor.frameLocator('iframe[src="/cmsadmin/canvas"]').locator('[data-island=estimate]')
    await expect.poll(() => shown.getByRole('status', { includeHidden: true }).textContent()).toBe('€3,800')
    await expect.poll(() => shown.getAttribute('inert')).toBe('')

    const visitor = await editor.context().newPage()
    const scripts: string[] = []
    visitor.on('request', request => {
      const { origin, pathname } = new URL(request.url())
      if (request.resourceType() === 'script' && origin !== statistics) scripts.push(pathname)
    })
    await visitor.route(`${statistics}/**`, route =>
      route.fulfill({ contentType: 'text/javascript', body: "document.documentElement.id = 'counted'" }),
    )
    const failed: string[] = []
    visitor.on('pageerror', error => failed.push(error.message))
    visitor.on('console', message => {
      if (message.type() === 'error') failed.push(message.text())
    })
    const hasLoaded = followRequests(visitor)
    await visitor.goto(url)
    await hasLoaded()
    await visitor.locator('html#counted').waitFor()
    expect(scripts.some(path => path.includes('quote.script'))).toBe(true)
    expect(scripts.filter(path => path.includes('estimate'))).toEqual([])

    // Nothing was pointed at before: the click comes before the component.
    const island = visitor.locator('[data-island=estimate]')
    await island.getByRole('button').dispatchEvent('click')
    await expect.poll(() => island.getByRole('status').textContent()).toBe('€7,600')
    await island.getByLabel('Hours of work').fill('10')
    await expect.poll(() => island.getByRole('status').textContent()).toBe('€950')
    expect(scripts.some(path => path.includes('estimate'))).toBe(true)

    const before = scripts.length
    await visitor.goto(`${url}/projects`)
    await hasLoaded()
    expect(scripts.slice(before)).toEqual([])
    expect(failed).toEqual([])
  })
