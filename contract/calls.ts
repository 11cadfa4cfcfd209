import { apiTokens } from './api-tokens.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { backups } from './backups.ts'
import { bin } from './bin.ts'
import { bulk } from './bulk.ts'
import { content } from './content.ts'
import { contentCheck } from './content-check.ts'
import { forms } from './forms.ts'
import { globals } from './globals.ts'
import { heldValues } from './held-values.ts'
import { history } from './history.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { mediaBin } from './media-bin.ts'
import { mediaFiles } from './media-files.ts'
import { menus } from './menus.ts'
import { overview } from './overview.ts'
import { pageLists } from './page-lists.ts'
import { pageSettings } from './page-settings.ts'
import { pages } from './pages.ts'
import { publication } from './publication.ts'
import { redirects } from './redirects.ts'
import { responsibilities } from './responsibilities.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { shares } from './shares.ts'
import { status } from './status.ts'
import { synonyms } from './synonyms.ts'
import { tags } from './tags.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

/** Every call of the API, in reading order. */
export const calls = {
  auth,
  users: { ...users, ...responsibilities },
  role: roles,
  apiToken: apiTokens,
  webhook: webhooks,
  audit,
  media: { ...media, ...mediaBin, ...mediaFiles },
  page: {
    ...pages,
    ...pageLists,
    ...overview,
    ...pageSettings,
    ...publication,
    ...bin,
    ...bulk,
    ...history,
    ...heldValues,
    ...shares,
    ...contentCheck,
  },
  content,
  menu: menus,
  redirect: redirects,
  global: globals,
  forms,
  tag: tags,
  search,
  synonym: synonyms,
  settings,
  mail: mails,
  job: jobs,
  backup: backups,
  status,
}
