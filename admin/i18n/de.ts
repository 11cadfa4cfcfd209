import { account } from './account/de.ts'
import { apiTokens } from './api-tokens/de.ts'
import { backups } from './backups/de.ts'
import { contentCheck } from './content-check/de.ts'
import { media } from './media/de.ts'
import { menus } from './menus/de.ts'
import type { Messages } from './messages.ts'
import { overview } from './overview/de.ts'
import { pages } from './pages/de.ts'
import { people } from './people/de.ts'
import { publication } from './publication/de.ts'
import { redirects } from './redirects/de.ts'
import { searchIndex } from './search-index/de.ts'
import { settings } from './settings/de.ts'
import { shell } from './shell/de.ts'
import { site } from './site/de.ts'
import { status } from './status/de.ts'
import { submissions } from './submissions/de.ts'
import { tags } from './tags/de.ts'
import { ui } from './ui/de.ts'
import { webhooks } from './webhooks/de.ts'

export const de: Messages = {
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
