import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { beginningOf } from '../../ui/beginning-of.ts'
import { toast } from '../../ui/toast.ts'
import type { OwnPages } from '../rich-text/pasted-address.ts'
import { useWorkspace } from '../workspace.ts'
import { pageTarget } from './page-target.ts'
import { usePageAtAddress } from './use-page-at-address.ts'
import { originsOf, pathOnSite } from './written-link.ts'

/** The pages of this site, for addresses that are pasted into texts; a stable object, because text editors keep it. */
export const useOwnPages = (): OwnPages => {
  const { renderData } = useWorkspace()
  const t = useTranslations('editor.clipboard')
  const services = {
    find: usePageAtAddress(),
    refuse: (address: string) => toast(t('linkRefused', { address: shortened(address) })),
  }
  const latest = useRef(services)
  useEffect(() => {
    latest.current = services
  })
  const [pages] = useState<OwnPages>(() => ({
    has: href => pathOnSite(href, originsOf(renderData.getState().site.url)) !== undefined,
    at: async href => {
      // The address stays a link if its page cannot be fetched.
      const found = await latest.current.find(href).catch(() => null)
      if (!found) return null
      return { title: found.page.title, link: { target: pageTarget(found.page.id, found.block?.key) } }
    },
    refuse: address => latest.current.refuse(address),
  }))
  return pages
}

const shortened = (address: string): string =>
  address.length > 60 ? `${beginningOf(address, 60)}…` : address
