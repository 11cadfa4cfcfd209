import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDesk } from './registration-desk.ts'

type Desk = ReturnType<typeof openDesk>

const held = new Set(['confirmed', 'reserved', 'offered'])
const subjects: Readonly<Record<string, RegExp>> = {
  confirmed: /^Registration confirmed/,
  waiting: /^Waiting list/,
  offered: /^Places have become free/,
  cancelled: /^Registration cancelled/,
}

const steps = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constant('register' as const),
      people: fc.integer({ min: 1, max: 4 }),
      byUser: fc.boolean(),
    }),
    fc.record({ what: fc.constantFrom('confirm', 'accept', 'cancel'), which: fc.nat({ max: 15 }) }),
    fc.record({ what: fc.constant('places' as const), capacity: fc.integer({ min: 0, max: 8 }) }),
    fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  ),
  { minLength: 5, maxLength: 40 },
)
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

const run = async (desk: Desk, step: Step) => {
  if (step.what === 'register') {
    const number = desk.states().length + 1
    await desk.register(`guest${number}`, step.people, step.byUser)
  } else if (step.what === 'places') desk.change({ capacity: step.capacity })
  else if (step.what === 'wait') desk.later(step.hours)
  else if (step.which < desk.states().length) await desk.act(step.what, step.which + 1)
  // Nobody registers in the same moment, and the job has always run.
  desk.later(0.01)
  await desk.settle()
}

const places = (desk: Desk) =>
  desk.registrations().reduce((sum, { state, quantity }) => (held.has(state) ? sum + quantity : sum), 0)

it('whatever happens, nobody is overtaken or overbooked, everybody can cancel, and the last mail is true', () =>
  fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 6 }), async (all, capacity) => {
      const desk = openDesk(capacity)
      for (const step of all) {
        const before = desk.registrations()
        const taken = places(desk)
        await run(desk, step)
        expect(places(desk)).toBeLessThanOrEqual(Math.max(taken, desk.capacity()))
        const after = desk.registrations()
        const stillWaiting = before.filter(
          ({ id, state, since }) =>
            state === 'waiting' &&
            after.some(one => one.id === id && one.state === 'waiting' && one.since === since),
        )
        for (const { id, state } of after) {
          const was = before.find(one => one.id === id)
          if (was && held.has(was.state)) continue
          if (state === 'confirmed' || state === 'reserved') expect(stillWaiting).toEqual([])
          if (state === 'offered')
            expect(stillWaiting.filter(({ since }) => was && since < was.since)).toEqual([])
        }
      }
      for (const { id, state } of desk.registrations()) {
        expect(await desk.canCancel(id)).toBe(state !== 'cancelled')
        const last = desk.mailsTo(`guest${id}`).at(-1)
        const expected = subjects[state]
        if (expected) expect(last?.subject).toMatch(expected)
      }
    }),
    { numRuns: 500 },
  ))
