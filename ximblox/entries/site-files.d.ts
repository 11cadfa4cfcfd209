/** The lists of a site, which the build finds by name. */
declare module 'ximblox:config' {
  import type { Site } from '../site/define-site.ts'

  const site: Site
  export default site
}
declare module 'ximblox:views' {
  import type { Views } from '@ximblox/blocks/render/views'

  const views: Views
  export default views
}
declare module 'ximblox:document' {
  import type { DocumentOptions } from '../site/define-document.ts'

  const options: DocumentOptions
  export default options
}
declare module 'ximblox:admin' {
  import type { AdminOptions } from '../site/define-admin.ts'

  const options: AdminOptions
  export default options
}
declare module 'ximblox:server' {
  import type { ServerOptions } from '../site/define-server.ts'

  const options: ServerOptions
  export default options
}
