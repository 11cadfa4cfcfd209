import { siteRenderer } from 'ximblox/document'
import document from './document.tsx'
import views from './views.ts'
import site from './ximblox.config.ts'

/** Renders pages of the site in tests. */
export const { renderPage } = siteRenderer(site, document, views)
