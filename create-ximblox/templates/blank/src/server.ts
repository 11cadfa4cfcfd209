import { defineServer } from 'ximblox/server'
import site from '../ximblox.config.ts'

/** Runs only in Node. The starter content is loaded once, at the first start. */
export default defineServer({
  loadStarterSite: async client => {
    const { pageID } = await client.page.create({
      body: {
        title: 'Home',
        slug: '',
        type: 'basic',
        locale: site.locales.defaultLocale,
        content: [{ type: 'text', key: 'welcome', props: { title: 'Hello' } }],
      },
    })
    await client.page.publish({ params: { id: pageID }, body: {} })
  },
})
