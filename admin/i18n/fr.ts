import { account } from './account/fr.ts'
import { backups } from './backups/fr.ts'
import { contentCheck } from './content-check/fr.ts'
import { media } from './media/fr.ts'
import { menus } from './menus/fr.ts'
import type { Messages } from './messages.ts'
import { overview } from './overview/fr.ts'
import { pages } from './pages/fr.ts'
import { people } from './people/fr.ts'
import { publication } from './publication/fr.ts'
import { settings } from './settings/fr.ts'
import { shell } from './shell/fr.ts'
import { site } from './site/fr.ts'
import { submissions } from './submissions/fr.ts'
import { tags } from './tags/fr.ts'
import { ui } from './ui/fr.ts'

export const fr: Messages = {
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
