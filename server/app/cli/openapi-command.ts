import { calls } from '@ximblox/contract/calls'
import { openapi } from '@ximblox/contract/openapi'
import type { Command } from 'commander'
import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { callsOfSite } from '../../kernel/http/site-calls.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { version } from '../../kernel/version.ts'

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
