import { account } from './account/nl.ts'
import { backups } from './backups/nl.ts'
import { contentCheck } from './content-check/nl.ts'
import { media } from './media/nl.ts'
import { menus } from './menus/nl.ts'
import type { Messages } from './messages.ts'
import { overview } from './overview/nl.ts'
import { pages } from './pages/nl.ts'
import { people } from './people/nl.ts'
import { publication } from './publication/nl.ts'
import { settings } from './settings/nl.ts'
import { shell } from './shell/nl.ts'
import { site } from './site/nl.ts'
import { submissions } from './submissions/nl.ts'
import { tags } from './tags/nl.ts'
import { ui } from './ui/nl.ts'

export const nl: Messages = {
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
