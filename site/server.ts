import { defineServer } from 'ximblox/server'
import { formHandlers } from './handlers/form-handlers.ts'
import { loadStarterSite } from './seed/load.ts'

const logo = new URL('assets/icons/icon-192.png', import.meta.url)

export default defineServer({
  forms: formHandlers,
  mails: { design: { logo: { file: logo, alt: 'SOM', width: 64 } } },
  loadStarterSite,
})
