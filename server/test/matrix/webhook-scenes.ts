import { webhookEvents } from '@ximblox/contract/webhooks'
import type { Scene, Stage } from './scene.ts'
import type { Given } from './send.ts'

const settings = { name: 'Static site', url: 'https://hooks.example.org/', events: [...webhookEvents] }

const newWebhook = async ({ admin }: Stage): Promise<number> =>
  (await admin.webhook.create({ body: settings })).webhook.id

const ofWebhook = async (stage: Stage): Promise<Given> => ({ params: { id: await newWebhook(stage) } })

export const webhookScenes: Record<string, Scene> = {
  'webhook.list': { input: () => ({}) },
  'webhook.get': { input: ofWebhook },
  'webhook.create': { input: () => ({ body: settings }), reveals: ['secret'] },
  'webhook.update': {
    input: async stage => ({ ...(await ofWebhook(stage)), body: { ...settings, active: false } }),
  },
  'webhook.renewSecret': { input: ofWebhook, reveals: ['secret'] },
  'webhook.remove': { input: ofWebhook },
  'webhook.test': { input: ofWebhook },
  'webhook.deliveries': { input: async stage => ({ ...(await ofWebhook(stage)), body: {} }) },
  'webhook.replay': {
    input: async stage => {
      const id = await newWebhook(stage)
      const { delivery } = await stage.admin.webhook.test({ params: { id } })
      return { params: { id, delivery: delivery.id } }
    },
  },
}
