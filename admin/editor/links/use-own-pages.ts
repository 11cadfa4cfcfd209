import { useEffect, useRef, useState } from 'react'
import type { OwnPages } from '../rich-text/pasted-address.ts'
import { useWorkspace } from '../workspace.ts'
import { pageTarget } from './page-target.ts'
import { usePageAtAddress } from './use-page-at-address.ts'
import { originsOf, pathOnSite } from './written-link.ts'

/** The pages of this site, for addresses that are pasted into texts; a stable object, because text editors keep it. */
export const useOwnPages = (): OwnPages => {
  const { renderData } = useWorkspace()
  const find = usePageAtAddress()
  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  const [pages] = useState<OwnPages>(() => ({
    has: href => pathOnSite(href, originsOf(renderData.getState().site.url)) !== undefined,
    at: async href => {
      // The address stays a link if its page cannot be fetched.
      const found = await latest.current(href).catch(() => null)
      if (!found) return null
      return { title: found.page.title, link: { target: pageTarget(found.page.id, found.block?.key) } }
    },
  }))
  return pages
}
