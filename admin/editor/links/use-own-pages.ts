import type { OwnPages } from '../rich-text/pasted-address.ts'
import { useWorkspace } from '../workspace.ts'
import { pageTarget } from './page-target.ts'
import { usePageAtAddress } from './use-page-at-address.ts'
import { originsOf, pathOnSite } from './written-link.ts'

/** The pages of this site, for addresses that are pasted into texts. */
export const useOwnPages = (): OwnPages => {
  const find = usePageAtAddress()
  const { renderData } = useWorkspace()
  return {
    has: href => pathOnSite(href, originsOf(renderData.getState().site.url)) !== undefined,
    at: async href => {
      // The address stays a link if its page cannot be fetched.
      const found = await find(href).catch(() => null)
      if (!found) return null
      return { title: found.page.title, link: { target: pageTarget(found.page.id, found.block?.key) } }
    },
  }
}
