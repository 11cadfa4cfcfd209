import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { Locale } from '@ximblox/contract/locales'

let serial = 0

/** A unique slug. */
export const someSlug = (): string => `page-${++serial}`

export const note = (key: string, text: string): BlockInput => ({ type: 'note', key, props: { text } })

/** Creates a page with these blocks and returns it from the API. */
export const makePage = async (
  client: Client,
  {
    blocks = [note('one', 'Hello')],
    ...rest
  }: { blocks?: BlockInput[]; slug?: string; type?: string; title?: string; locale?: Locale } = {},
) => {
  const body = {
    title: 'A page',
    slug: someSlug(),
    type: 'basic',
    locale: 'nl-nl' as Locale,
    content: blocks,
    ...rest,
  }
  const { pageID } = await client.page.create({ body })
  const { page } = await client.page.get({ params: { id: pageID } })
  return page
}

/** The use of an image in a version. */
export const imageUse = (fileID: number) => ({
  hash: '',
  fileName: '',
  altText: '',
  fileID,
  cropParams: null,
})

/** The codes and the status of a refused call. */
export const refusalOf = async (
  call: Promise<unknown>,
): Promise<{ status: number; codes: string[]; payload: Record<string, unknown> }> => {
  try {
    await call
  } catch (error) {
    const { status, entries, payload } = error as {
      status: number
      entries: { property: string; code: string }[]
      payload: Record<string, unknown>
    }
    return { status, codes: entries.map(entry => `${entry.code} ${entry.property}`.trim()), payload }
  }
  throw new Error('the call was not refused')
}
