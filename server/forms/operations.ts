import type { App } from '../app-context.ts'
import type { FormOperations } from '../form-operations.ts'
import { limitConcurrency } from '../limiter.ts'
import { act, open } from './act.ts'
import { submit } from './submit.ts'

// Submissions wait for each other in the database, so only a few of its connections are theirs.
const atOnce = 4
const waiting = 1_000

/** What visitors do with forms, a few at once. */
export const createFormOperations = (app: App): FormOperations => {
  const limited = limitConcurrency(atOnce, waiting)
  return {
    submit: sent => limited(() => submit(app, sent)),
    open: link => limited(() => open(app, link)),
    act: link => limited(() => act(app, link)),
  }
}
