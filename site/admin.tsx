import { mountAdmin } from '@ximblox/admin'
import { documentTitle } from './document-title.ts'
import { registry } from './registry.ts'

await mountAdmin({ registry, menuItems: [], documentTitle })
