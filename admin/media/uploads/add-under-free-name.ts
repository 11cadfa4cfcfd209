import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import { freeName } from '@ximblox/contract/rules/free-name'
import type { Stored } from './upload-queue.ts'

type Options = Parameters<Client['media']['addFile']>[1]

/** A free name may be taken by another user before the upload, but not repeatedly. */
const attempts = 5

/** Uploads a file under the next free name if its own is taken. */
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
    // Its own name counts too, because the server may store it with the extension of its content.
    name = freeName(name, [name, ...files.map(({ fileName }) => fileName)])
  }
}
