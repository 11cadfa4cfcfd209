import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'

let serial = 0

/** A slug that no other page has. */
export const someSlug = (): string => `page-${++serial}`

export const note = (key: string, text: string): BlockInput => ({ type: 'note', key, props: { text } })

/** Makes a page with these blocks and gives it as the API shows it. */
export const makePage = async (
  client: Client,
  {
    blocks = [note('one', 'Hello')],
    ...rest
  }: { blocks?: BlockInput[]; slug?: string; type?: string; title?: string } = {},
) => {
  const body = {
    title: 'A page',
    slug: someSlug(),
    type: 'basic',
    locale: 'nl-nl' as const,
    content: blocks,
    ...rest,
  }
  const { pageID } = await client.page.create({ body })
  const { page } = await client.page.get({ params: { id: pageID } })
  return page
}

/** A use of a picture, as a version holds it. */
export const imageUse = (fileID: number) => ({
  hash: '',
  fileName: '',
  altText: '',
  fileID,
  cropParams: null,
})

/** What a call was refused with: the codes, and the answer's status. */
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
