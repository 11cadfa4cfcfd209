import { afterAll, beforeAll, expect, it } from 'vitest'
import { backgroundWork } from './background-work.ts'
import { startTestApp, type TestApp } from './test/app.ts'
import { testSite } from './test/site.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('a copy of the production site runs no job that reaches another system', () => {
  const namesOf = (isCopy: boolean) => {
    const app = { ...test.app, instance: { ...test.app.instance, isCopy } }
    return backgroundWork(app, testSite, test.database.connection).kinds.map(({ name }) => name)
  }
  expect(namesOf(false)).toContain('webhook')
  expect(namesOf(true)).toEqual([])
})
