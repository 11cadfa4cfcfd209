import type { App } from '../app-context.ts'
import { isSubmissionsTag } from '../content/tags.ts'
import { publishedForms } from '../live/published-form.ts'
import { selectPagesWithBlocks } from '../live/store.ts'
import { readLocales } from '../settings/store.ts'
import { formBlockTypes } from './form-block-types.ts'

/** Where a form stands. */
interface FormSpot {
  form: string
  pageID: number
  locale: string
  blockKey: string | undefined
}

/** Where the forms of published pages stand, in the order of the pages; remembered until content changes. */
export type FormPages = () => Promise<readonly FormSpot[]>

export const createFormPages = (app: App): FormPages => {
  let found: Promise<readonly FormSpot[]> | undefined
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

const readAll = async (app: App): Promise<FormSpot[]> => {
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
