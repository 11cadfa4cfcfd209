import { copiedIn } from './clip.ts'

/** How many links in HTML of another program have an address that is not allowed. */
export const refusedLinksIn = async (html: string): Promise<number> => {
  if (!/<a\b/i.test(html) || copiedIn(html)) return 0
  const { readHTML } = await import('../pasted-html/read-html.ts')
  return readHTML(html).refusedLinks
}
