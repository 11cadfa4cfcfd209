import { defineServer } from 'ximblox/server'
import { formHandlers } from './handlers/form-handlers.ts'
import { loadStarterSite } from './seed/load.ts'

export default defineServer({ forms: formHandlers, loadStarterSite })
