import { calls } from '@ximblox/contract/calls'
import { siteSettings } from '@ximblox/contract/settings'
import * as z from 'zod/mini'
import { bind } from '../../kernel/http/bind.ts'
import { getPublicationSettings, storePublicationSettings } from './publication.ts'
import { readLocales } from './store.ts'

export const settingsRoutes = [
  bind(calls.settings.get, async app => ({
    ...z.parse(siteSettings, await readLocales(app.db)),
    sendsMail: app.config.smtp !== undefined,
    isCopy: app.instance.isCopy,
  })),
  bind(calls.settings.getPublication, getPublicationSettings),
  bind(calls.settings.storePublication, storePublicationSettings),
]
