import { extensionsOf } from '@ximblox/contract/file-types'
import { copiedIn } from './clip.ts'

interface HTMLPictures {
  /** What the HTML contains itself, or this server can be asked for. */
  files: File[]
  /** How many others it names, which only another site or the computer of their author has. */
  elsewhere: number
}

const none: HTMLPictures = { files: [], elsewhere: 0 }

/** The pictures in HTML of another program; copied blocks bring their own. Nothing is asked of other sites. */
export const picturesInHTML = async (
  html: string,
  origin: string,
  read: (url: URL) => Promise<Blob | undefined>,
): Promise<HTMLPictures> => {
  if (!/<img\b/i.test(html) || copiedIn(html)) return none
  // As large as the rich text editor, and rarely needed.
  const { readHTML } = await import('../pasted-html/read-html.ts')
  const { body } = readHTML(html)
  // A relative address is one of a site that nothing names.
  const sources = [...body.querySelectorAll('img')]
    .filter(isSeen)
    .map(image => image.getAttribute('src') ?? '')
  const found = await Promise.all(
    sources.map(async source => {
      const url = URL.parse(source)
      const data = url?.origin === origin ? await read(original(url)) : contentOf(source)
      return data?.type.startsWith('image/') ? fileOf(data) : undefined
    }),
  )
  const files = found.filter(file => file !== undefined)
  return { files, elsewhere: found.length - files.length }
}

/** Mails count their readers with images of one pixel. */
const isSeen = (image: HTMLImageElement): boolean =>
  Boolean(image.getAttribute('src')?.trim()) && !['0', '1'].includes(image.getAttribute('width') ?? '')

/** Without its query, a picture is answered as it was uploaded. */
const original = ({ origin, pathname }: URL): URL => new URL(pathname, origin)

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
