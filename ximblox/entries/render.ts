import site from 'ximblox:config'
import document from 'ximblox:document'
import views from 'ximblox:views'
import { siteRenderer } from '../site/site-renderer.ts'

export default siteRenderer(site, document, views)
