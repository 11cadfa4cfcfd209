import { account } from './account/en.ts'
import { backups } from './backups/en.ts'
import { contentCheck } from './content-check/en.ts'
import { media } from './media/en.ts'
import { menus } from './menus/en.ts'
import { overview } from './overview/en.ts'
import { pages } from './pages/en.ts'
import { people } from './people/en.ts'
import { publication } from './publication/en.ts'
import { settings } from './settings/en.ts'
import { shell } from './shell/en.ts'
import { site } from './site/en.ts'
import { submissions } from './submissions/en.ts'
import { tags } from './tags/en.ts'
import { ui } from './ui/en.ts'

export const en = {
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
} as const
