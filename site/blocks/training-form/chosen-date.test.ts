import { expect, it } from 'vitest'
import { trainingForm } from './training-form.block.ts'

const asked = async (date: string) => {
  let isCached = true
  const context = {
    page: { groupID: 1, props: { dates: [{ key: 'd1' }] } },
    params: { date },
    submissions: { totals: async () => ({}) },
    uncached: () => {
      isCached = false
    },
  }
  const data = await trainingForm.query?.({} as never, context as never)
  return { data, isCached }
}

it('a date of the page is chosen, and cached', async () => {
  expect(await asked('d1')).toMatchObject({ data: { date: 'd1' }, isCached: true })
})

it('an invented date chooses nothing and is in no cache', async () => {
  expect(await asked('d2')).toMatchObject({ data: { date: '' }, isCached: false })
})
