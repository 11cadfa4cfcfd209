import type { App } from '../../kernel/app-context.ts'
import type { FormOperations } from '../../kernel/forms/form-operations.ts'
import { act, open } from './act.ts'
import { submit } from './submit.ts'

/** What visitors do with forms. */
export const createFormOperations = (app: App): FormOperations => ({
  submit: sent => submit(app, sent),
  open: link => open(app, link),
  act: link => act(app, link),
})
