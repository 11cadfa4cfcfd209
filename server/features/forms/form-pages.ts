import type { App } from '../../kernel/app-context.ts'
import { isSubmissionsTag } from '../../kernel/content/tags.ts'
import { selectPagesWithBlocks } from '../../kernel/live/form-page-store.ts'
import { publishedForms } from '../../kernel/live/published-form.ts'
import { readLocales } from '../settings/store.ts'
import { formBlockTypes } from './form-block-types.ts'

/** A published page with a form, and the block of the form. */
interface FormLocation {
  form: string
  pageID: number
  locale: string
  blockKey: string | undefined
}

/** The forms of published pages, in the order of the pages; remembered until content changes. */
export type FormPages = () => Promise<readonly FormLocation[]>

export const createFormPages = (app: App): FormPages => {
  let found: Promise<readonly FormLocation[]> | undefined
  const forget = () => {
    found = undefined
  }
  app.content.subscribe({
    // Visitors change totals with every registration.
    changed: tags => {
      if (!tags.every(isSubmissionsTag)) forget()
    },
    missed: forget,
  })
  return () => {
    if (found) return found
    const reading = readAll(app)
    found = reading
    reading.catch(() => {
      if (found === reading) forget()
    })
    return reading
  }
}

const readAll = async (app: App): Promise<FormLocation[]> => {
  const settings = await readLocales(app.db)
  const pages = await selectPagesWithBlocks(app.db, formBlockTypes(app.registry))
  return pages.flatMap(page =>
    publishedForms(app, page, settings).map(({ definition, place }) => ({
      form: definition.id,
      pageID: page.id,
      locale: page.locale,
      blockKey: place.block?.key,
    })),
  )
}
