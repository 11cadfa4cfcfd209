import { mountAdmin } from '@ximblox/admin'
import { registry } from './registry.ts'

await mountAdmin({ registry, menuItems: [] })
