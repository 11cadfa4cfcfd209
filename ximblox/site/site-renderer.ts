import type { Views } from '@ximblox/blocks/render/views'
import type { SiteRenderer } from '@ximblox/blocks/site-renderer'
import { createSiteRenderer } from '@ximblox/site-kit/site-renderer'
import type { DocumentOptions } from './define-document.ts'
import type { Site } from './define-site.ts'
import { titleWithName } from './title-with-name.ts'

/** Renders the documents of a site from its three lists, as the server does. */
export const siteRenderer = (site: Site, document: DocumentOptions, views: Views): SiteRenderer =>
  createSiteRenderer({
    siteName: () => site.name,
    documentTitle: titleWithName(site.name),
    ...document,
    views,
  })
