import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { testSite } from '../test/site.ts'
import { backgroundWork } from './background-work.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('a copy of the production site calls no webhooks and runs no schedules', () => {
  const namesOf = (isCopy: boolean) => {
    const app = { ...test.app, instance: { ...test.app.instance, isCopy } }
    const { connection } = test.database
    const { kinds, standing } = backgroundWork(app, testSite, { connection, secret: undefined })
    return [...kinds, ...standing].map(({ name }) => name)
  }
  expect(namesOf(false)).toEqual(expect.arrayContaining(['webhook', 'schedules']))
  const copied = namesOf(true)
  expect(copied).not.toContain('webhook')
  expect(copied).not.toContain('schedules')
})
