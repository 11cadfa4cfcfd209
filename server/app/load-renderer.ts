import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '@ximblox/blocks/site-renderer'

/** Imports the renderer of a built site. Node caches a module by its URL, so `search` makes it read a newer build. */
export const loadRenderer = async (file: string, search = ''): Promise<SiteRenderer> => {
  const url = pathToFileURL(file)
  url.search = search
  return rendererOf(await import(url.href))
}

/** The renderer that a module exports. */
export const rendererOf = ({ default: renderer }: { default?: Partial<SiteRenderer> }): SiteRenderer => {
  const { views, theme, script, assets, renderPage, findDocument } = renderer ?? {}
  if (!views || theme === undefined || !assets || !renderPage)
    throw new Error('the renderer of the site is not the default export of its module')
  return {
    views,
    theme,
    ...(script !== undefined && { script }),
    assets,
    renderPage,
    ...(findDocument && { findDocument }),
  }
}
