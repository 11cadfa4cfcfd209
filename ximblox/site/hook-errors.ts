import { webhookEvents } from '@ximblox/contract/webhooks'
import type { Hook } from '@ximblox/server'

type PossibleHook = Omit<Hook, 'on'> & Partial<Pick<Hook, 'on'>>

/** The errors of the hooks of a site, which may be written without TypeScript. */
export const hookErrors = (hooks: readonly PossibleHook[] = []): string[] => [
  ...hooks
    .filter(({ name }) => !/^[a-z][a-z0-9-]{0,63}$/.test(name))
    .map(({ name }) => `"${name}" is not a valid name of a hook`),
  ...hooks
    .filter(({ name }, index) => hooks.findIndex(hook => hook.name === name) < index)
    .map(({ name }) => `there are two hooks "${name}"`),
  ...hooks
    .filter(({ on }) => !Array.isArray(on))
    .map(({ name }) => `the hook "${name}" does not say in "on" which events it waits for`),
  ...hooks.flatMap(({ name, on }) =>
    (Array.isArray(on) ? on : [])
      .filter(event => !webhookEvents.includes(event))
      .map(event => `the hook "${name}" waits for the unknown event "${event}"`),
  ),
]
