import type { PagePolicy } from '@ximblox/contract/rules/page-policy'

/** A directive of a policy: what the product allows, and what the site adds. */
export const sources = (allowed: string, added: readonly string[] = []): string =>
  [allowed, ...added].join(' ')

/** The policy for frames: the players of embedded videos, and what the site and the embeds of a page show. */
export const frameSources = ({ frames }: PagePolicy): string =>
  sources('frame-src https://www.youtube-nocookie.com https://player.vimeo.com', frames)

/** The policy of a site, and the origins of the frames that are on a page. */
export const withFrames = (policy: PagePolicy, frames: readonly string[]): PagePolicy => ({
  ...policy,
  frames: [...(policy.frames ?? []), ...(frames as NonNullable<PagePolicy['frames']>)],
})
