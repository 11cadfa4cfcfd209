import { calls } from '@ximblox/contract/calls'
import { openapi } from '@ximblox/contract/openapi'
import type { Command } from 'commander'
import { readEnvironment } from '../read-environment.ts'
import { version } from '../version.ts'

export const addOpenAPICommand = (program: Command): void => {
  program
    .command('openapi')
    .description('print the description of the API as OpenAPI 3.1')
    .action(() => {
      const description = openapi(calls, {
        title: 'Ximblox',
        version,
        serverURL: readEnvironment().publicURL,
      })
      process.stdout.write(`${JSON.stringify(description, null, 2)}\n`)
    })
}
