import fc from 'fast-check'
import { expect, it } from 'vitest'
import { command, runCommands } from '../test/addresses.ts'
import { startTestApp } from '../test/app.ts'

it('an address that was ever public is the page, or one step from it, or says that it is off the site', async () => {
  const test = await startTestApp()
  const publisher = await test.as('Publisher')
  const commands = fc.array(command, { minLength: 35, maxLength: 35 })
  const property = fc.asyncProperty(commands, given => runCommands(test, publisher, given))
  await expect(fc.assert(property, { numRuns: 3, endOnFailure: true })).resolves.toBeUndefined()
  await test.close()
}, 60_000)
