import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { menus } from './menus.ts'
import { pageSettings } from './page-settings.ts'
import { pages } from './pages.ts'
import { roles } from './roles.ts'
import { settings } from './settings.ts'
import { users } from './users.ts'

/** Every call there is, in reading order. */
export const calls = {
  auth,
  users,
  role: roles,
  audit,
  media,
  page: { ...pages, ...pageSettings },
  menu: menus,
  settings,
  mail: mails,
}
