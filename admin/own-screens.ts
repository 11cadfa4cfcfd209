import type { AdminScreen } from './site.tsx'

/** A screen of the site that a path leads to, and what follows the slug of the screen in it. */
export interface FoundScreen {
  screen: AdminScreen
  /** Without slashes around it; "" on the screen itself. */
  rest: string
}

/** The screen of a site at a path below /cmsadmin; of several the one with the longest slug. */
export const findOwnScreen = (screens: readonly AdminScreen[], path: string): FoundScreen | undefined => {
  const wanted = path.replaceAll(/^\/+|\/+$/g, '')
  const [screen] = screens
    .filter(({ slug }) => wanted === slug || wanted.startsWith(`${slug}/`))
    .toSorted((a, b) => b.slug.length - a.slug.length)
  return screen && { screen, rest: wanted.slice(screen.slug.length + 1) }
}
