import { mountCanvas } from '@ximblox/admin/canvas'
import { registry } from './registry.ts'
import { views } from './views.ts'

mountCanvas({ registry, views })
