import { defineGlobal } from '@ximblox/blocks/define-global'
import { link } from '@ximblox/blocks/fields/link'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePage } from '../test/content.ts'
import { testSite } from '../test/site.ts'

const footer = defineGlobal({
  id: 'footer',
  version: 1,
  label: { en: 'Footer', nl: 'Voettekst' },
  fields: { claim: plain({ label: 'Claim' }), more: link({ label: 'More' }) },
  initialProps: locale => ({ claim: `claim of ${locale}` }),
})

let test: TestApp
let editor: Client
beforeAll(async () => {
  const { blocks, pageTypes } = testSite.registry
  const registry = createRegistry({
    blocks: [...blocks.values()],
    pageTypes: [...pageTypes.values()],
    globals: [footer],
  })
  test = await startTestApp({ registry })
  editor = await test.as('Administrator')
})
afterAll(() => test.close())

const pageOf = async (locale: string) => {
  const { id } = await test.app.db
    .selectFrom('page')
    .where('type', '=', '~global/footer')
    .where('locale', '=', locale)
    .select('id')
    .executeTakeFirstOrThrow()
  return (await editor.page.get({ params: { id: pageIDOf(id) } })).page
}

const store = async (locale: string, claim: string) => {
  const { pageVersion } = await pageOf(locale)
  return editor.page.storeVersion({
    params: { id: pageVersion.id },
    body: {
      revision: pageVersion.revision,
      pageType: { id: '~global/footer', props: { ...pageVersion.pageType.props, claim } },
    },
  })
}

const read = async (path: string) => (await test.read(path)).text()

describe('a global', () => {
  it('exists once in each locale, with its initial content', async () => {
    const page = await pageOf('nl-nl')
    expect(page).toMatchObject({ title: 'Voettekst', slug: '~global/footer', state: 'concept' })
    expect(page.typeData).toEqual({ claim: 'claim of nl-nl', more: null })
    expect(page.siblings.map(({ locale }) => locale)).toEqual(['en-gb'])
  })

  it('is on every page of its locale as soon as it is published', async () => {
    const [dutch, english] = [await makePage(editor), await makePage(editor, { locale: 'en-gb' })]
    for (const { id } of [dutch, english]) await editor.page.publish({ params: { id }, body: {} })
    expect(await read(`/${dutch.slug}`)).toContain('claim of nl-nl')
    await store('nl-nl', 'draft')
    expect(await read(`/${dutch.slug}`)).toContain('claim of nl-nl')
    await editor.page.publish({ params: { id: (await pageOf('nl-nl')).id }, body: {} })
    expect(await read(`/${dutch.slug}`)).toContain('"claim":"draft"')
    expect(await read(`/en-gb/${english.slug}`)).toContain('claim of en-gb')
  })
})
