import { account } from './account/nl.ts'
import { apiTokens } from './api-tokens/nl.ts'
import { backups } from './backups/nl.ts'
import { contentCheck } from './content-check/nl.ts'
import { media } from './media/nl.ts'
import { menus } from './menus/nl.ts'
import type { Messages } from './messages.ts'
import { overview } from './overview/nl.ts'
import { pages } from './pages/nl.ts'
import { people } from './people/nl.ts'
import { publication } from './publication/nl.ts'
import { redirects } from './redirects/nl.ts'
import { searchIndex } from './search-index/nl.ts'
import { settings } from './settings/nl.ts'
import { shell } from './shell/nl.ts'
import { site } from './site/nl.ts'
import { status } from './status/nl.ts'
import { submissions } from './submissions/nl.ts'
import { tags } from './tags/nl.ts'
import { ui } from './ui/nl.ts'
import { webhooks } from './webhooks/nl.ts'

export const nl: Messages = {
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
}
