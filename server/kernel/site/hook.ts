import type { ContentPage } from '@ximblox/contract/content'
import type { WebhookEvent } from '@ximblox/contract/webhooks'
import type { Logger } from '../logging/log.ts'
import type { SendMail } from './own-mail.ts'

/** What changed, and when. A page that moved has its former slug. */
export interface HookEvent<E extends WebhookEvent = WebhookEvent> {
  name: E
  at: Date
  object: ObjectOf<E>
}

type ObjectOf<E extends WebhookEvent> = E extends `page.${string}`
  ? { id: number; type: string; locale: string; slug: string; previousSlug?: string }
  : E extends `menu.${string}`
    ? { id: number; name: string; locale: string }
    : E extends `redirects.${string}` | `languages.${string}`
      ? { id: 0 }
      : { id: number; name: string }

/** What a hook may use. */
export interface HookContext {
  /** 1 at first. */
  attempt: number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Aborts when the node stops, or after five minutes. */
  signal: AbortSignal
  /** A published page with its blocks, as `content.get` answers it; undefined when it is not published any more. */
  readPage(id: number): Promise<ContentPage | undefined>
  /** Sends a mail. One job sends the same subject to an address once, also when it runs again. */
  mail: SendMail
}

/** What a site does after changes of content. */
export interface Hook<E extends WebhookEvent = WebhookEvent> {
  /** Names what it does, such as `tell-crm`, and never changes: waiting jobs are found by it. */
  name: string
  on: readonly E[]
  /** An error it throws is logged, and it runs again later. It must bear to run twice. */
  run(event: HookEvent<E>, context: HookContext): Promise<void>
}

/**
 * Something to do after a change of content is committed, as a job: at least once, and in order for each page, menu or
 * file. It cannot make the change fail.
 */
export const defineHook = <const E extends WebhookEvent>(hook: Hook<E>): Hook => hook
