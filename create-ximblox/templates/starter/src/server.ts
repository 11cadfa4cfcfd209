import type { BlockInput, JsonObject } from 'ximblox'
import { type Client, defineFormHandler, defineServer } from 'ximblox/server'
import site from '../ximblox.config.ts'
import { contact } from './blocks/contact/contact.block.ts'
import { news } from './page-types.ts'

/** Mails each message to the address in the block. Submissions are stored whether or not there is one. */
const contactHandler = defineFormHandler({
  form: contact,
  accept: async () => ({}),
  accepted: async ({ data, place }, { mail }) => {
    const { recipient = '' } = place?.block?.props ?? {}
    if (typeof recipient !== 'string' || recipient === '') return
    await mail({
      to: { address: recipient, name: '' },
      replyTo: { address: data.email, name: data.name },
      subject: `${data.name}: ${place?.page.title ?? contact.id}`,
      before: [data.message],
      isInternal: true,
    })
  },
})

const locale = site.locales.defaultLocale
const newsPrefix = news.slugPrefix[locale] ?? 'news'

/** The content of the first start; from then on editors change it. */
const loadStarterSite = async (client: Client): Promise<void> => {
  const contactPage = await publish(client, 'basic', 'Contact', 'contact', [
    block('hero', { title: 'Contact' }),
    block('contact-form', {
      title: 'Write to us',
      submit: 'Send',
      thanks: 'Thank you, your message has arrived.',
    }),
  ])
  await publish(client, 'news', 'Our new website is online', `${newsPrefix}/our-new-website`, [
    block('text', { body: paragraph('Tell visitors what happened, and why it matters to them.') }),
  ])
  const newsPage = await publish(client, 'basic', 'News', newsPrefix, [
    block('hero', { title: 'News' }),
    block('news-list', { paging: true, empty: 'There is no news yet.' }),
  ])
  await publish(client, 'basic', 'Home', '', [
    block('hero', {
      title: site.name,
      intro: 'Say in one or two sentences what you do, and for whom.',
      action: { target: { ref: 'page', id: contactPage }, label: 'Contact us' },
    }),
    block('cards', {
      title: 'What we do',
      cards: ['First', 'Second', 'Third'].map(name => ({
        key: name.toLowerCase(),
        title: `${name} service`,
        text: 'Describe it in a sentence.',
      })),
    }),
    block('text', { title: 'About us', body: paragraph('Click a text on this page to change it.') }),
    block('news-list', { title: 'Latest news', size: 3 }),
  ])
  await publish(client, 'basic', 'Page not found', '404', [
    block('hero', { title: 'Page not found', intro: 'There is no page at this address.' }),
  ])
  const { data: menus } = await client.menu.list({})
  for (const { id } of menus.filter(menu => menu.name === 'main' && menu.locale === locale)) {
    const { menu } = await client.menu.get({ params: { id } })
    const items = [
      { key: 'news', title: 'News', pageID: newsPage, children: [] },
      { key: 'contact', title: 'Contact', pageID: contactPage, children: [] },
    ]
    await client.menu.store({ params: { id }, body: { revision: menu.revision, items } })
  }
}

const block = (type: string, props: JsonObject): BlockInput => ({ type, key: type, props })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const publish = async (
  client: Client,
  type: string,
  title: string,
  slug: string,
  content: BlockInput[],
): Promise<number> => {
  const { pageID } = await client.page.create({ body: { title, slug, type, locale, content } })
  await client.page.publish({ params: { id: pageID }, body: {} })
  return pageID
}

/** Runs only in Node. */
export default defineServer({ forms: [contactHandler], loadStarterSite })
