import { defineServer } from 'ximblox/server'
import { formHandlers } from './handlers/form-handlers.ts'
import { mails } from './mails.ts'
import { loadStarterSite } from './seed/load.ts'

export default defineServer({ forms: formHandlers, mails, loadStarterSite })
