import { calls } from '@ximblox/contract/calls'
import { openapi } from '@ximblox/contract/openapi'
import type { Command } from 'commander'
import { callsOfSite } from '../http/site-calls.ts'
import { readEnvironment } from '../read-environment.ts'
import type { SiteConfig } from '../site-config.ts'
import { version } from '../version.ts'

export const addOpenAPICommand = (
  program: Command,
  { calls: added = [] }: Pick<SiteConfig, 'calls'>,
): void => {
  program
    .command('openapi')
    .description('print the description of the API as OpenAPI 3.1')
    .action(() => {
      const description = openapi(
        { ...calls, ...callsOfSite(added) },
        {
          title: 'Ximblox',
          version,
          serverURL: readEnvironment().publicURL,
        },
      )
      process.stdout.write(`${JSON.stringify(description, null, 2)}\n`)
    })
}
