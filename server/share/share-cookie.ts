import { apiPrefix } from '@ximblox/contract/api-path'

/** Which cookie lets a shared version's pictures be seen; it is sent for the files of that page alone. */
export const shareCookie = ({ id, pageID }: { id: number; pageID: number }) => ({
  name: `share_${id}`,
  path: `${apiPrefix}/medialib/get-page-file/${pageID}/`,
})

/** The tokens that a request brings; one browser may look at several. */
export const shareTokens = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(/(?:^|;\s*)share_\d+=([\w-]{43})(?=;|$)/g)]
    .slice(0, 10)
    .flatMap(([, token]) => token ?? [])
