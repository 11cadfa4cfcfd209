import { type ComponentType, lazy } from 'react'
import { loadPatiently } from './missing-code.ts'

/**
 * A component whose code is loaded when it is first rendered, inside a `Suspense`. Code that is out of reach is tried
 * again, and `MissingCodeNotice` says so, so that what was typed elsewhere on the screen stays.
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => loadPatiently(async () => ({ default: await load() })))
