import type { SiteConfig } from '@ximblox/server'

/** What a site adds to the server; only Node loads it. */
export type ServerOptions = Pick<SiteConfig, 'forms' | 'calls' | 'hooks' | 'mails'>

/** The default export of `server.ts`. */
export const defineServer = (options: ServerOptions): ServerOptions => options
