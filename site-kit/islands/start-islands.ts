import type { ComponentType } from 'react'
import { whenSeen } from './when-seen.ts'
import { whenUsed } from './when-used.ts'

/** Loads the component of an island: `async () => (await import('./calculator.tsx')).Calculator`. */
export type IslandLoader = () => Promise<ComponentType<never>>

/**
 * Makes the islands of the page with these names interactive, each when it is seen or used; React is loaded with the first.
 * Runs in the browser. Where something cannot be loaded, the markup from the server stays.
 */
export const startIslands = (loaders: Readonly<Record<string, IslandLoader>>): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', load } = element.dataset
    const loader = loaders[island]
    if (!loader) continue
    const start = load === 'used' ? whenUsed : whenSeen
    start(element, () => hydrate(element, loader))
  }
}

const hydrate = async (element: HTMLElement, loader: IslandLoader): Promise<void> => {
  const [{ createElement }, { hydrateRoot }, { flushSync }, component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('react-dom'),
    loader(),
  ])
  const { props = '{}', prefix = '' } = element.dataset
  // At once, because a click may be waiting for it.
  flushSync(() =>
    hydrateRoot(element, createElement(component, JSON.parse(props)), { identifierPrefix: prefix }),
  )
}
