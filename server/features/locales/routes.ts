import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { listLocaleUses } from './list-uses.ts'
import { checkSettings, storeSettings } from './store-settings.ts'

export const localeRoutes = [
  bind(calls.settings.store, storeSettings, checkSettings),
  bind(calls.settings.localeUses, listLocaleUses),
]
