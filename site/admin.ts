import { defineAdmin } from 'ximblox/admin'
import { documentTitle } from './document-title.ts'

export default defineAdmin({ documentTitle })
