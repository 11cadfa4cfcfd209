import site from 'ximblox:config'
import server from 'ximblox:server'
import { run } from '@ximblox/server'
import { siteConfig } from '../site/site-config.ts'

/** Starts the site whose build is in this folder. */
export const start = (built: string): Promise<void> => run({ site: siteConfig(site, server), built })
