import {
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from '@ximblox/contract/webhooks'

type State = Webhook['state']

/** Whether events are sent to it; one that fails is still tried. */
export const isOn = (state: State): boolean => state === 'active' || state === 'failing'

/** What is explained about the state of a webhook; nothing about one that works. */
export const stateNote = ({
  state,
  failingSince,
}: Pick<Webhook, 'state' | 'failingSince'>):
  | { note: 'off' | 'disabled' }
  | { note: 'failing'; since: string }
  | undefined => {
  if (state === 'active') return
  if (state === 'off') return { note: 'off' }
  if (state === 'disabled' || failingSince === null) return { note: 'disabled' }
  return { note: 'failing', since: failingSince }
}

/** The chosen events in the order of the list, whatever the order of the clicks. */
export const eventsIn = (chosen: readonly string[]): WebhookEvent[] =>
  webhookEvents.filter(event => chosen.includes(event))

/** Whether the outcome of a delivery is about to be known, which the list waits for. */
export const isAwaited = ({ state, nextAt }: Pick<WebhookDelivery, 'state' | 'nextAt'>): boolean =>
  state === 'waiting' && nextAt !== null

/** When a delivery is tried again; the first attempt is made at once and has no time to tell. */
export const triedAgainAt = ({
  attempts,
  nextAt,
}: Pick<WebhookDelivery, 'attempts' | 'nextAt'>): string | null => (attempts > 0 ? nextAt : null)
