import fc from 'fast-check'
import { expect, it } from 'vitest'
import { command, runCommands } from '../../test/addresses.ts'
import { startTestApp } from '../../test/app.ts'

it('every path that was ever public shows the page, redirects to it in one step, or says that it is unpublished', async () => {
  const test = await startTestApp()
  const publisher = await test.as('Publisher')
  const commands = fc.array(command, { minLength: 35, maxLength: 35 })
  const property = fc.asyncProperty(commands, given => runCommands(test, publisher, given))
  await expect(fc.assert(property, { numRuns: 3, endOnFailure: true })).resolves.toBeUndefined()
  await test.close()
})
