import { globalOf, hrefOf, type PageView } from 'ximblox/views'
import { siteContent } from '../globals/site.global.ts'

/** The path of the site's search page in the language of this page; nothing while there is none. */
export const searchPathOf = (view: PageView): string | undefined => {
  const { props } = globalOf(view, siteContent)
  return hrefOf(props.searchPage, view) ?? undefined
}
