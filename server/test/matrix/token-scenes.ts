import { type Scene, type Stage, serial } from './scene.ts'
import type { Given } from './send.ts'

/** With a role whose permissions every caller holds. */
const token = async ({ admin }: Stage): Promise<{ name: string; role: number }> => {
  const { data } = await admin.role.list({})
  return { name: serial(), role: data.find(({ name }) => name === 'Viewer')?.ID ?? 0 }
}

const ofToken = async (stage: Stage): Promise<Given> => {
  const { apiToken } = await stage.admin.apiToken.create({ body: await token(stage) })
  return { params: { id: apiToken.id } }
}

const published = async ({ admin }: Stage) => {
  const body = { title: 'A page', slug: serial(), type: 'basic', locale: 'nl-nl' }
  const { pageID } = await admin.page.create({ body })
  return (await admin.page.publish({ params: { id: pageID } })).page
}

const ofPublished = async (stage: Stage): Promise<Given> => ({ params: { id: (await published(stage)).id } })

export const tokenScenes: Record<string, Scene> = {
  'apiToken.list': { input: () => ({}) },
  'apiToken.create': {
    input: async stage => ({ body: await token(stage) }),
    reveals: ['apiToken', 'secret'],
  },
  'content.list': { input: () => ({ query: { fields: 'blocks,props,seo,translations' } }) },
  'content.get': { input: ofPublished },
  'content.at': {
    input: async stage => ({ query: { path: `/${(await published(stage)).slug}` } }),
  },
  'apiToken.revoke': { input: ofToken, reveals: ['apiToken'] },
}
