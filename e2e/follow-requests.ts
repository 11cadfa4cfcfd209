import type { Page, Request } from 'playwright-core'

/** Without a request for so long, in milliseconds, a page has what it asked for. */
const pause = 500

/**
 * Follows the requests of a page from now on. The function that it returns waits until there has been none for a while;
 * unlike the state `networkidle` of Playwright it also ends when code was requested after an earlier pause.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>()
  let onChange = () => {}
  page.on('request', request => {
    open.add(request)
    onChange()
  })
  const end = (request: Request) => {
    open.delete(request)
    onChange()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () =>
    new Promise(resolve => {
      let timer: NodeJS.Timeout | undefined
      onChange = () => {
        clearTimeout(timer)
        if (open.size === 0) timer = setTimeout(resolve, pause)
      }
      onChange()
    })
}
