import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import { freeName } from './free-name.ts'
import type { Stored } from './upload-queue.ts'

type Options = Parameters<Client['media']['addFile']>[1]

/** Others may take the name that was free a moment ago, but not for ever. */
const attempts = 5

/** Brings in a file beside the one that has its name already: under the next name that is free. */
export const addUnderFreeName = async (
  client: Client,
  folder: string,
  file: File,
  options?: Options,
): Promise<Stored> => {
  let { name } = file
  for (let attempt = 1; ; attempt++) {
    try {
      const part = { name, bytes: file, type: file.type }
      return await client.media.addFile({ body: { path: folder }, file: part }, options)
    } catch (error) {
      if (!isRefusal(error, 'nameTaken') || attempt === attempts) throw error
    }
    const { files } = await client.media.getDir({ body: { path: folder } })
    name = freeName(
      name,
      files.map(({ fileName }) => fileName),
    )
  }
}
