import { expect, it } from 'vitest'
import { createExpiry } from './expiry.ts'

/** The pauses in typing are up to the test. */
const open = () => {
  let waiting = () => {}
  const expiry = createExpiry({
    whenPaused: run => {
      waiting = run
    },
    cancel: () => {
      waiting = () => {}
    },
  })
  return { ...expiry, state: expiry.store.getState, pause: () => waiting() }
}

it('asks for the login at a pause in typing, and lets all calls continue afterwards', async () => {
  const { untilLogin, state, pause, end } = open()
  const waiting = Promise.all([untilLogin(), untilLogin()])
  expect(state()).toEqual({ expired: true, isAsking: false })
  pause()
  expect(state()).toEqual({ expired: true, isAsking: true })
  end()
  expect(await waiting).toEqual([true, true])
  expect(state()).toEqual({ expired: false, isAsking: false })
})

it('stays expired when the dialog is dismissed, and asks again for the next call', () => {
  const { untilLogin, state, pause, dismiss } = open()
  void untilLogin()
  pause()
  dismiss()
  expect(state()).toEqual({ expired: true, isAsking: false })
  void untilLogin()
  pause()
  expect(state().isAsking).toBe(true)
})

it('does not ask at a pause after the login', () => {
  const { untilLogin, state, pause, end } = open()
  void untilLogin()
  end()
  pause()
  expect(state().isAsking).toBe(false)
})

it('waits again when the session expires again', async () => {
  const { untilLogin, end } = open()
  void untilLogin()
  end()
  const again = untilLogin()
  expect(await Promise.race([again, Promise.resolve('waiting')])).toBe('waiting')
  end()
  expect(await again).toBe(true)
})
