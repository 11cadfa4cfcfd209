import { fileURLToPath } from 'node:url'
import { runCommand } from '@ximblox/server'
import { registry } from './registry.js'

const locales = { availableLocales: ['en-gb'], defaultLocale: 'en-gb', customSlugLocales: ['en-gb'] }

const loadStarterSite = async client => {
  const content = [
    { type: 'greeting', key: 'hello', props: { text: 'Hello from elsewhere' } },
    { type: 'rule', key: 'line' },
  ]
  const { pageID } = await client.page.create({
    body: { title: 'Home', slug: '', type: 'basic', locale: 'en-gb', content },
  })
  await client.page.publish({ params: { id: pageID }, body: {} })
}

await runCommand(
  {
    site: { locales, registry, menus: [], loadStarterSite },
    built: fileURLToPath(new URL('dist', import.meta.url)),
  },
  process.argv.slice(2),
)
