import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { checkMenu, getMenu, listMenus, storeMenu } from './menus.ts'

export const menuRoutes = [
  bind(calls.menu.list, listMenus),
  bind(calls.menu.get, getMenu),
  bind(calls.menu.store, storeMenu, checkMenu),
]
