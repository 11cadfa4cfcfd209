import admin from 'ximblox:admin'
import site from 'ximblox:config'
import { mountAdmin } from '@ximblox/admin'
import { titleWithName } from '../site/title-with-name.ts'

await mountAdmin({
  menuItems: [],
  screens: [],
  cards: [],
  fields: [],
  documentTitle: titleWithName(site.name),
  ...admin,
  registry: site.registry,
})
