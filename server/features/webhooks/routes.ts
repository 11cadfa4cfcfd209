import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import {
  checkWebhook,
  createWebhook,
  removeWebhook,
  replayDelivery,
  testWebhook,
  updateWebhook,
} from './change.ts'
import { getWebhook, listDeliveries, listWebhooks } from './read.ts'
import { renewSecret } from './renew-secret.ts'

export const webhookRoutes = [
  bind(calls.webhook.list, listWebhooks),
  bind(calls.webhook.get, getWebhook),
  bind(calls.webhook.create, createWebhook, checkWebhook),
  bind(calls.webhook.update, updateWebhook, checkWebhook),
  bind(calls.webhook.renewSecret, renewSecret),
  bind(calls.webhook.remove, removeWebhook),
  bind(calls.webhook.test, testWebhook),
  bind(calls.webhook.deliveries, listDeliveries),
  bind(calls.webhook.replay, replayDelivery),
]
