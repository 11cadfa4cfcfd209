import { calls } from '@ximblox/contract/calls'
import { bind } from '../http/bind.ts'
import { create } from './create.ts'
import { blockData, getDrawing } from './drawing.ts'
import { duplicate } from './duplicate.ts'
import { getBySlug, getBySlugQuery } from './get-by-slug.ts'
import { list } from './list.ts'
import { anchorAvailable, getPage, getSiblingSlugs, getVersion, slugAvailable } from './read.ts'
import { storeVersion } from './store-version.ts'
import { createTranslation } from './translate.ts'

export const pageRoutes = [
  bind(calls.page.create, create),
  bind(calls.page.get, getPage),
  bind(calls.page.getVersion, getVersion),
  bind(calls.page.storeVersion, storeVersion),
  bind(calls.page.drawing, getDrawing),
  bind(calls.page.blockData, blockData),
  bind(calls.page.slugAvailable, slugAvailable),
  bind(calls.page.anchorAvailable, anchorAvailable),
  bind(calls.page.list, list),
  bind(calls.page.createTranslation, createTranslation),
  bind(calls.page.duplicate, duplicate),
  bind(calls.page.getBySlug, getBySlug),
  bind(calls.page.getBySlugQuery, getBySlugQuery),
  bind(calls.page.getSiblingSlugs, getSiblingSlugs),
]
