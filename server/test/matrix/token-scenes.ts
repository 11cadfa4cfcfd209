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

export const tokenScenes: Record<string, Scene> = {
  'apiToken.list': { input: () => ({}) },
  'apiToken.create': {
    input: async stage => ({ body: await token(stage) }),
    reveals: ['apiToken', 'secret'],
  },
  'apiToken.revoke': { input: ofToken, reveals: ['apiToken'] },
}
