import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { errorCatalogue } from './errors.ts'
import { shapesOf } from './openapi/shapes.ts'

const file = new URL('./calls.snapshot.json', import.meta.url)

// UPDATE_SNAPSHOT=1 rewrites the file; review its diff.
it('the shapes of all calls match the snapshot', () => {
  const { calls: shapedCalls, schemas } = shapesOf(calls)
  const onTheWire = shapedCalls.map(call => ({
    ...call,
    errors: call.errors.map(name => errorCatalogue[name].code),
  }))
  const shapes = `${JSON.stringify({ calls: onTheWire, schemas }, null, 2)}\n`
  if (process.env.UPDATE_SNAPSHOT) writeFileSync(file, shapes)
  expect(readFileSync(file, 'utf8')).toBe(shapes)
})
