import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@ximblox/contract/client'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { openCanvas } from '../canvas.ts'
import { logInContext, newPerson } from '../people.ts'
import { administrator, freshDataDir, startProduct } from '../product.ts'
import { makeStarterSite } from '../starter-site.ts'
import { webpOf } from './sheets.ts'

// Takes the images of the editors' handbook, at a laptop's size and on the starter site. UPDATE_SNAPSHOT=1 replaces the
// committed ones; look at each of them.

interface Stage {
  page: Page
  client: Client
  url: string
}

/** Work of several people, so that lists and screens are not empty. */
const fillSite = async (client: Client, url: string) => {
  const { User } = await client.users.current()
  await client.users.update({ params: { id: User.ID }, body: { profile: { name: 'Kim Bos' } } })
  const editor = await newPerson(url, 'Editor', 'Anna Visser')
  const { page: about } = await editor.client.page.getBySlug({ body: { slug: '/en-gb/about-us' } })
  if (!about) throw new Error('The starter site has no page about us.')
  const params = { id: about.id }
  const { page } = await editor.client.page.get({ params })
  await editor.client.page.storeVersion({
    params: { id: page.pageVersion.id },
    body: {
      revision: page.pageVersion.revision,
      blocks: page.pageVersion.blocks.map((block, index) =>
        index === 0
          ? { ...block, props: { ...block.props, title: 'We stay until you can do without us.' } }
          : block,
      ),
    },
  })
  await editor.client.page.requestPublication({
    params,
    body: { comment: 'A shorter promise, as discussed.' },
  })
  const created = await editor.client.page.create({
    body: { title: 'Open day in September', slug: 'open-day', type: 'basic', locale: 'en-gb', content: [] },
  })
  const inAWeek = new Date(Date.now() + 7 * 86_400_000)
  inAWeek.setUTCHours(8, 0, 0, 0)
  await client.page.schedule({
    params: { id: created.pageID },
    body: { publishAt: inAWeek.toISOString(), unpublishAt: null },
  })
  for (const [name, message] of questions)
    await createClient({ baseURL: url, cookies: true }).forms.submit({
      params: { form: 'contact' },
      body: { name, email: 'visitor@example.org', message, agreement: true },
    })
}

const questions: [name: string, message: string][] = [
  ['Jip Bakker', 'Do you also give the purchasing course at our own office?'],
  ['Sara de Boer', 'Which figures do we need before a baseline?'],
  ['Noor Jansen', 'May we use your drawing of the polder in our annual report?'],
]

const images = fileURLToPath(new URL('../../docs/guide/editors/images/', import.meta.url))
const editPage = async ({ page, client, url }: Stage, slug = '/en-gb/advice') => {
  const { page: edited } = await client.page.getBySlug({ body: { slug } })
  return openCanvas(page, url, edited?.id ?? 0)
}

const openScreen =
  (path: string, shown: string) =>
  async ({ page, url }: Stage) => {
    await page.goto(url + path)
    await page.getByText(shown).filter({ visible: true }).first().waitFor()
  }

/** By the name of the image: brings the browser to what it shows. */
const shots: Record<string, (stage: Stage) => Promise<unknown>> = {
  dashboard: openScreen('/cmsadmin/dashboard', 'Recently updated'),
  'page-overview': openScreen('/cmsadmin/', 'Next step'),
  editor: async stage => {
    const canvas = await editPage(stage)
    await canvas.locator('main > [data-block]').nth(1).click()
  },
  'add-block': async stage => {
    await editPage(stage)
    const outline = stage.page.getByRole('region', { name: 'Outline' })
    await outline.getByRole('button', { name: 'Add block' }).click()
    await stage.page.getByRole('dialog').waitFor()
  },
  'page-settings': async stage => {
    await editPage(stage)
    await stage.page.getByRole('tab', { name: 'Page Settings' }).click()
    await stage.page.getByText('Full URL').waitFor()
  },
  seo: async stage => {
    await editPage(stage)
    await stage.page.getByRole('tab', { name: 'SEO Settings' }).click()
    await stage.page.getByText('Search preview').waitFor()
  },
  changes: async stage => {
    await editPage(stage, '/en-gb/about-us')
    await stage.page.getByRole('tab', { name: 'Changes' }).click()
    await stage.page.getByText('Revert').first().waitFor()
  },
  translations: async stage => {
    await editPage(stage)
    await stage.page.getByRole('tab', { name: 'Translations' }).click()
    await stage.page.getByText('This page').waitFor()
  },
  schedule: async stage => {
    await editPage(stage)
    await stage.page.getByRole('button', { name: 'More actions' }).click()
    await stage.page.getByRole('menuitem', { name: 'Schedule' }).click()
    await stage.page.getByRole('dialog').waitFor()
  },
  history: async stage => {
    await editPage(stage, '/en-gb/about-us')
    await stage.page.getByRole('button', { name: 'More actions' }).click()
    await stage.page.getByRole('menuitem', { name: 'History' }).click()
    await stage.page.getByRole('navigation', { name: 'Versions' }).waitFor()
  },
  requests: openScreen('/cmsadmin/publication-requests', 'Anna Visser'),
  submissions: openScreen('/cmsadmin/submissions/contact', 'Jip Bakker'),
  'media-library': openScreen('/cmsadmin/medialibrary', 'Upload'),
  'menu-structure': openScreen('/cmsadmin/menu-structure?menu=main&locale=en-gb', 'Training'),
  'new-page': openScreen('/cmsadmin/new-page', 'Create page'),
}

await using started = new AsyncDisposableStack()
const { dataDir, remove } = await freshDataDir()
started.defer(remove)
await makeStarterSite(dataDir)
const product = await startProduct({ dataDir, environment: { FORM_MINIMUM_SECONDS: '0' } })
started.defer(async () => void (await product.stop()))
const { url } = product
const browser = await openBrowser(['--font-render-hinting=none'])
started.defer(() => browser.close())

const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
await logInContext(context, url, administrator)
const client = createClient({ baseURL: url, cookies: true })
await client.auth.login({ body: administrator })
await fillSite(client, url)
const encoder = await browser.newPage()
const updates = process.env.UPDATE_SNAPSHOT === '1'
const output = updates ? images : await mkdtemp(join(tmpdir(), 'ximblox-guide-'))
for (const [name, prepare] of Object.entries(shots)) {
  const page = await context.newPage()
  await prepare({ page, client, url })
  await page.waitForLoadState('networkidle')
  const image = await webpOf(encoder, await page.screenshot())
  await writeFile(join(output, `${name}.webp`), image)
  console.log(`${name}: ${Math.round(image.length / 1024)} KB`)
  await page.close()
}
if (!updates) await rm(output, { recursive: true })
