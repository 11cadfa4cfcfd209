import type { Client } from '@ximblox/contract/client'
import { globalType } from '@ximblox/contract/content-types'
import type { JsonObject } from '@ximblox/contract/fields'
import { contactDetails } from '../globals/contact.global.ts'
import { footer } from '../globals/footer.global.ts'
import { siteContent } from '../globals/site.global.ts'
import type { PageIDs } from './page-rows.ts'
import { starterContact } from './starter-contact.ts'
import type { StarterLocale } from './starter-page.ts'

/** Publishes the site-wide content of a locale that nobody has published yet. */
export const fillGlobals = async (client: Client, locale: StarterLocale, ids: PageIDs): Promise<void> => {
  const { data } = await client.global.list({})
  const props: Record<string, JsonObject> = {
    [siteContent.id]: {
      ...siteContent.initialProps(locale),
      searchPage: linkTo(ids, 'search'),
      newsletterPage: linkTo(ids, 'newsletter'),
    },
    [contactDetails.id]: starterContact[locale],
    [footer.id]: footer.initialProps(locale),
  }
  for (const row of data.filter(one => one.locale === locale && one.state === 'concept')) {
    const { pageVersion } = (await client.page.get({ params: { id: row.pageID } })).page
    await client.page.storeVersion({
      params: { id: pageVersion.id },
      body: {
        revision: pageVersion.revision,
        pageType: { id: globalType(row.global), props: props[row.global] ?? {} },
      },
    })
    await client.page.publish({ params: { id: row.pageID }, body: {} })
  }
}

/** A link to a starter page, once there is one of that name. */
const linkTo = (ids: PageIDs, name: string): JsonObject | null => {
  const id = ids.get(name)
  return id === undefined ? null : { target: { ref: 'page', id } }
}
