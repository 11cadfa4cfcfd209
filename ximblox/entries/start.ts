import site from 'ximblox:config'
import server from 'ximblox:server'
import { run } from '@ximblox/server'
import { siteConfig } from '../site/site-config.ts'

/** Starts the site whose build and starter content are in these folders. */
export const start = (built: string, content: string | undefined): Promise<void> =>
  run({ site: siteConfig(site, server), built, content })
