import { defineServer } from 'ximblox/server'

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

export default defineServer({ loadStarterSite })
