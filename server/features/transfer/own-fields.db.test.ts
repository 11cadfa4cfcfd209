import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineBlock } from '@ximblox/blocks/define-block'
import { defineField } from '@ximblox/blocks/fields/define-field'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'
import { exportSite } from './export-site.ts'
import { importSite } from './import-site.ts'

const place = defineField({
  kind: 'place',
  schema: z.nullable(
    z.strictObject({ lat: z.number().check(z.minimum(-90), z.maximum(90)), name: z.string() }),
  ),
  default: null,
  searchText: value => value?.name ?? '',
})

const visit = defineBlock({
  id: 'visit',
  version: 1,
  label: 'Visit',
  group: 'text',
  fields: { title: plain({ label: 'Title' }), at: place({ label: 'Place', required: true }) },
})

const { registry } = testSite
const withPlaces = createRegistry({
  blocks: [...registry.blocks.values(), visit],
  pageTypes: [...registry.pageTypes.values()],
  forms: [...registry.forms.values()],
})

const utrecht = { lat: 52.09, name: 'Neude' }
const visitAt = (at: unknown) => ({ type: 'visit', key: 'one', props: { at: at as never } })

let root: string
let test: TestApp
let publisher: Client

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ximblox-own-fields-'))
  test = await startTestApp({ registry: withPlaces })
  publisher = await test.as('Administrator')
})
afterAll(async () => {
  await test.close()
  await rm(root, { recursive: true })
})

describe('a field of a kind of the site', () => {
  it('is stored as its schema allows, and refused otherwise', async () => {
    const { pageVersion } = await makePage(publisher, { blocks: [visitAt(utrecht)] })
    expect(pageVersion.blocks).toMatchObject([{ props: { title: '', at: utrecht } }])
    const create = (at: unknown) =>
      publisher.page.create({
        body: { title: 'A page', slug: someSlug(), type: 'basic', locale: 'nl-nl', content: [visitAt(at)] },
      })
    expect(await refusalOf(create({ lat: 91, name: 'Nowhere' }))).toMatchObject({
      status: 422,
      codes: ['V_17 content.0.props.at.lat'],
    })
    expect(await refusalOf(create({ ...utrecht, onclick: 'x' }))).toMatchObject({ status: 422 })
  })

  it('is asked for when the page is published', async () => {
    const { id } = await makePage(publisher, { blocks: [visitAt(null)] })
    expect(await refusalOf(publisher.page.publish({ params: { id }, body: {} }))).toMatchObject({
      codes: ['V_01 blocks.0.props.at'],
    })
  })

  it('is found by its words', async () => {
    const { id } = await makePage(publisher, { title: 'Trip', blocks: [visitAt(utrecht)] })
    await publisher.page.publish({ params: { id }, body: {} })
    const { results } = await test.visitor().search.search({ body: { term: 'Neude' } })
    expect(results.map(({ title }) => title)).toEqual(['Trip'])
  })

  it('survives export and import, which checks it', async () => {
    await exportSite(test.app, root, () => {})
    const into = async () => {
      const target = await startTestApp({ registry: withPlaces })
      try {
        return await importSite({ ...target.app, menus: testSite.menus }, root, () => {})
      } finally {
        await target.close()
      }
    }
    expect((await into()).pages).toBeGreaterThan(2)
    const names = await readdir(root, { recursive: true })
    const texts = await Promise.all(
      names
        .filter(name => name.endsWith('index.json'))
        .map(async name => ({ name, text: await readFile(join(root, name), 'utf8') })),
    )
    const page = texts.find(({ text }) => text.includes('Neude'))
    expect(page).toBeDefined()
    await writeFile(join(root, page?.name ?? ''), (page?.text ?? '').replaceAll('52.09', '"north"'))
    await expect(into()).rejects.toThrow(/at\.lat/)
  })
})
