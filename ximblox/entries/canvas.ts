import site from 'ximblox:config'
import views from 'ximblox:views'
import { mountCanvas } from '@ximblox/admin/canvas'

mountCanvas({ registry: site.registry, views })
