import { type Scene, type Stage, serial } from './scene.ts'
import type { Given } from './send.ts'

const tag = async ({ admin }: Stage): Promise<number> => {
  const { tag } = await admin.tag.create({ body: { name: serial(), private: false } })
  return tag.id
}

const ofTag = async (stage: Stage): Promise<Given> => ({ params: { id: await tag(stage) } })

const ofSynonyms = async ({ admin }: Stage): Promise<Given> => {
  const { group } = await admin.synonym.create({ body: { language: 'en', words: [serial(), serial()] } })
  return { params: { id: group.id } }
}

export const tagScenes: Record<string, Scene> = {
  'tag.search': { input: () => ({ body: { term: 'tag' } }) },
  'tag.searchPrivate': { input: () => ({ body: { term: 'tag' } }) },
  'tag.fetch': { input: () => ({}) },
  'tag.fetchPrivate': { input: () => ({}) },
  'tag.validate': { input: () => ({ body: { tag: serial() } }) },
  'tag.getMultiple': { input: async stage => ({ body: { tagIDs: [await tag(stage)] } }) },
  'tag.list': { input: () => ({}) },
  'tag.listPages': { input: async stage => ({ body: { tagID: await tag(stage) } }) },
  'tag.create': { input: () => ({ body: { name: serial() } }) },
  'tag.rename': { input: async stage => ({ ...(await ofTag(stage)), body: { name: serial() } }) },
  'tag.merge': {
    input: async stage => ({ ...(await ofTag(stage)), body: { into: await tag(stage) } }),
  },
  'tag.remove': { input: ofTag },
  'tag.restore': {
    input: async stage => {
      const params = { id: await tag(stage) }
      await stage.admin.tag.remove({ params })
      return { params }
    },
  },
}

export const backupScenes: Record<string, Scene> = {
  'backup.state': { input: () => ({}) },
  'status.get': { input: () => ({}) },
  // The app of the tests has no location for backups.
  'backup.create': { input: () => ({}), answers: 404 },
}

export const searchScenes: Record<string, Scene> = {
  'search.search': { input: () => ({ body: { term: 'page' } }) },
  'synonym.list': { input: () => ({}) },
  'synonym.create': { input: () => ({ body: { language: 'en', words: [serial(), serial()] } }) },
  'synonym.update': {
    input: async stage => ({ ...(await ofSynonyms(stage)), body: { words: [serial(), serial()] } }),
  },
  'synonym.remove': { input: ofSynonyms },
  'search.removeAll': { input: () => ({}) },
  'search.indexAll': { input: () => ({}) },
  'search.state': { input: () => ({}) },
}
