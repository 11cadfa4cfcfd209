import { account } from './account/de.ts'
import { backups } from './backups/de.ts'
import { contentCheck } from './content-check/de.ts'
import { media } from './media/de.ts'
import { menus } from './menus/de.ts'
import type { Messages } from './messages.ts'
import { overview } from './overview/de.ts'
import { pages } from './pages/de.ts'
import { people } from './people/de.ts'
import { publication } from './publication/de.ts'
import { settings } from './settings/de.ts'
import { shell } from './shell/de.ts'
import { site } from './site/de.ts'
import { submissions } from './submissions/de.ts'
import { tags } from './tags/de.ts'
import { ui } from './ui/de.ts'

export const de: Messages = {
  ...account,
  ...backups,
  ...contentCheck,
  ...media,
  ...menus,
  ...overview,
  ...pages,
  ...people,
  ...publication,
  ...settings,
  ...shell,
  ...site,
  ...submissions,
  ...tags,
  ...ui,
}
