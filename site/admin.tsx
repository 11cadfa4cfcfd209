import { mountAdmin } from '@ximblox/admin'
import { registry } from './registry.ts'
import { documentTitle } from './theme/document-title.ts'

await mountAdmin({ registry, menuItems: [], documentTitle })
