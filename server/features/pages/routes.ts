import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { checkCreate, create } from './create.ts'
import { checkDuplicate, duplicate } from './duplicate.ts'
import { getMultiple, getPages, search } from './find-pages.ts'
import { getBySlug, getBySlugQuery } from './get-by-slug.ts'
import { list } from './list.ts'
import { anchorAvailable, getPage, getSiblingSlugs, getVersion, slugAvailable } from './read.ts'
import { blockData, getRenderData } from './render-data.ts'
import { checkStore, storeChanges, storeVersion } from './store-version.ts'
import { checkTranslation, createTranslation } from './translate.ts'

export const pageRoutes = [
  bind(calls.page.create, create, checkCreate),
  bind(calls.page.get, getPage),
  bind(calls.page.getVersion, getVersion),
  bind(calls.page.storeVersion, storeVersion, checkStore),
  bind(calls.page.storeChanges, storeChanges, checkStore),
  bind(calls.page.drawing, getRenderData),
  bind(calls.page.blockData, blockData),
  bind(calls.page.slugAvailable, slugAvailable),
  bind(calls.page.anchorAvailable, anchorAvailable),
  bind(calls.page.list, list),
  bind(calls.page.search, search),
  bind(calls.page.getMultiple, getMultiple),
  bind(calls.page.getPages, getPages),
  bind(calls.page.createTranslation, createTranslation, checkTranslation),
  bind(calls.page.duplicate, duplicate, checkDuplicate),
  bind(calls.page.getBySlug, getBySlug),
  bind(calls.page.getBySlugQuery, getBySlugQuery),
  bind(calls.page.getSiblingSlugs, getSiblingSlugs),
]
