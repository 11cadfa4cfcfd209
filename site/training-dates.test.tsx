import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TrainingDates } from './page-types/training/training-dates.tsx'
import { renderPage } from './renderer.ts'
import { firstOfType } from './test/starter-content.ts'
import { starterView } from './test/starter-view.ts'

const date = {
  key: 'a',
  start: '2027-03-01',
  end: '',
  times: '9.30–16.30',
  place: 'Utrecht',
  location: '',
  capacity: 4,
  opensOn: '',
}

const rendered = (changes: Partial<typeof date>, taken = 0, registration = 'form:one') =>
  renderToStaticMarkup(
    <TrainingDates
      dates={[{ ...date, ...changes }]}
      taken={{ a: taken }}
      now={new Date('2027-01-01T12:00:00Z')}
      title="Buying well"
      path="/trainings/buying-well"
      registration={registration}
      locale="en-gb"
    />,
  )

test('a date leads to the form with that date chosen, or to the waiting list', () => {
  expect(rendered({})).toContain('href="/trainings/buying-well?date=a#form:one"')
  expect(rendered({})).toContain('aria-label="Register for Buying well on 1 March 2027"')
  expect(rendered({}, 4)).toContain('aria-label="Join the waiting list for Buying well on 1 March 2027"')
})

test('nobody is led to a form that is not there, or does not offer the date yet', () => {
  expect(rendered({}, 0, '')).not.toContain('<a')
  expect(rendered({ opensOn: '2027-02-01' })).not.toContain('<a')
  expect(rendered({ start: '' })).not.toContain('<a')
})

test('the only date that is offered is chosen from the start', () => {
  const view = starterView(firstOfType('training'))
  const radios = (dates: (typeof date)[], chosen = '') => {
    const [form] = view.blocks.filter(({ type }) => type === 'training-form')
    const data = { ...view.data, [form?.key ?? '']: { sent: '', taken: {}, date: chosen } }
    const document = renderPage({
      ...view,
      data,
      page: { ...view.page, props: { ...view.page.props, dates } },
    })
    return [...document.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) =>
      radio.includes('checked'),
    )
  }
  const other = { ...date, key: 'b' }
  expect(radios([date])).toEqual([true])
  expect(radios([date, other])).toEqual([false, false])
  expect(radios([date, other], 'b')).toEqual([false, true])
})
