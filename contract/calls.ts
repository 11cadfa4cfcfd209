import { auth } from './auth.ts'
import { media } from './media.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'
import { users } from './users.ts'

/** Every call there is, in reading order. */
export const calls = { auth, users: { current: users.current }, media, page: pages, menu: menus, settings }
