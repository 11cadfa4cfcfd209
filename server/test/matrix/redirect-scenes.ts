import { type Scene, type Stage, serial } from './scene.ts'
import type { Given } from './send.ts'

const redirect = async ({ admin }: Stage): Promise<Given> => {
  const body = { from: serial(), to: 'https://example.org/' }
  const { redirect } = await admin.redirect.create({ body })
  return { params: { id: redirect.id } }
}

export const redirectScenes: Record<string, Scene> = {
  'redirect.list': { input: () => ({}) },
  'redirect.csv': { input: () => ({}) },
  'redirect.create': { input: () => ({ body: { from: serial(), to: 'https://example.org/' } }) },
  'redirect.update': {
    input: async stage => ({
      ...(await redirect(stage)),
      body: { from: serial(), to: 'https://example.org/' },
    }),
  },
  'redirect.remove': { input: redirect },
  'redirect.removeSeveral': {
    input: async ({ admin }) => {
      const body = { from: serial(), to: 'https://example.org/' }
      const { redirect } = await admin.redirect.create({ body })
      return { body: { ids: [redirect.id] } }
    },
  },
  'redirect.test': { input: () => ({ body: { url: '/' } }) },
  'redirect.import': { input: () => ({ body: { csv: `from,to\n${serial()},https://example.org/` } }) },
}
