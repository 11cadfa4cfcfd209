import { apiPrefix } from '@ximblox/contract/api-path'

/** The cookie that gives access to the files of a shared version. It is sent for the files of that page only. */
export const shareCookie = ({ id, pageID }: { id: number; pageID: number }) => ({
  name: `share_${id}`,
  path: `${apiPrefix}/medialib/get-page-file/${pageID}/`,
})

/** The tokens in the cookies of a request; one browser may have opened several links. */
export const shareTokens = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(/(?:^|;\s*)share_\d+=([\w-]{43})(?=;|$)/g)]
    .slice(0, 10)
    .flatMap(([, token]) => token ?? [])
