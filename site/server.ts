import { defineServer } from 'ximblox/server'
import { formHandlers } from './handlers/form-handlers.ts'
import { mails } from './mails.ts'

export default defineServer({ forms: formHandlers, mails })
