import type { Answer } from './answer.ts'
import { redirectAnswer } from './page-answer.ts'

/**
 * Redirects with the query of the request, or what is left of it, so that campaigns and pages of lists are not lost.
 * Redirects within the site stay relative, so that they work under any host name.
 */
export const redirectWithQuery = (
  publicURL: string,
  { to, status }: { to: string; status: number },
  query: string,
): Answer => {
  const url = new URL(to, publicURL)
  if (query !== '') url.search = url.search === '' ? query : `${url.search}&${query}`
  return redirectAnswer(status, url.origin === publicURL ? url.pathname + url.search + url.hash : url.href)
}
