import { extensionsOf } from '@ximblox/contract/file-types'

/** Whether the HTML contains a picture itself, or this server can be asked for it. */
export const isPictureHere = (source: string, origin: string): boolean =>
  ownURL(source, origin) !== undefined || /^data:image\//i.test(source)

/** The file of a picture in HTML; undefined if it cannot be had. */
export const readPicture = async (source: string, origin: string): Promise<File | undefined> => {
  const url = ownURL(source, origin)
  const data = url ? await answerOf(url) : contentOf(source)
  return data?.type.startsWith('image/') ? fileOf(data) : undefined
}

/** A relative address is one of a site that nothing names. */
const ownURL = (source: string, origin: string): URL | undefined => {
  const url = URL.parse(source)
  return url?.origin === origin ? original(url) : undefined
}

/** Without its query, a picture is answered as it was uploaded. */
const original = ({ origin, pathname }: URL): URL => new URL(pathname, origin)

const answerOf = async (url: URL): Promise<Blob | undefined> => {
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.blob() : undefined
  } catch {
    return undefined
  }
}

/** The content of a data URL; fetching one is refused by the policy of the admin area. */
const contentOf = (source: string): Blob | undefined => {
  const [, type = '', encoding, content = ''] = /^data:([\w/.+-]+)[^,]*?(;base64)?,(.*)$/is.exec(source) ?? []
  if (type === '') return undefined
  try {
    const text = encoding ? atob(content) : decodeURIComponent(content)
    return new Blob([encoding ? Uint8Array.from(text, byte => byte.charCodeAt(0)) : text], { type })
  } catch {
    return undefined
  }
}

const fileOf = (data: Blob): File =>
  new File([data], `image${extensionsOf(data.type)[0] ?? ''}`, { type: data.type })
