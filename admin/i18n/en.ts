import { account } from './account/en.ts'
import { apiTokens } from './api-tokens/en.ts'
import { backups } from './backups/en.ts'
import { contentCheck } from './content-check/en.ts'
import { media } from './media/en.ts'
import { menus } from './menus/en.ts'
import { overview } from './overview/en.ts'
import { pages } from './pages/en.ts'
import { people } from './people/en.ts'
import { publication } from './publication/en.ts'
import { redirects } from './redirects/en.ts'
import { searchIndex } from './search-index/en.ts'
import { settings } from './settings/en.ts'
import { shell } from './shell/en.ts'
import { site } from './site/en.ts'
import { status } from './status/en.ts'
import { submissions } from './submissions/en.ts'
import { tags } from './tags/en.ts'
import { ui } from './ui/en.ts'
import { webhooks } from './webhooks/en.ts'

export const en = {
  ...account,
  ...apiTokens,
  ...backups,
  ...contentCheck,
  ...media,
  ...menus,
  ...overview,
  ...pages,
  ...people,
  ...publication,
  ...redirects,
  ...searchIndex,
  ...settings,
  ...shell,
  ...site,
  ...status,
  ...submissions,
  ...tags,
  ...ui,
  ...webhooks,
} as const
