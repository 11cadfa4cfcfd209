import { useEffect, useState } from 'react'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { sessionKey } from '../session/use-session.ts'
import { usersKey } from '../users/use-users.ts'
import { cutSquare } from './draw-square.ts'
import type { SquareCrop } from './square-crop.ts'

interface Chosen {
  file: File
  picture: ImageBitmap
}

const taken = ['image/jpeg', 'image/png']

/** Choosing, cutting, setting and removing the image of a user. */
export const useProfileImage = (userID: number) => {
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: ['user-profile-image', 'users-overview'],
    invalidates: [usersKey, sessionKey],
  })
  const [chosen, setChosen] = useState<Chosen>()
  const params = { id: userID }
  useEffect(() => clear, [clear])

  const perform = async (call: () => Promise<unknown>) => {
    await run(call)
    setChosen(undefined)
  }
  const setImage = (bytes: Blob, { name, type }: File) =>
    client.users.setImage({ params, file: { name, bytes, type } })

  return {
    entries,
    chosen,
    isBusy,
    /** What cannot be cut here is for the server to refuse, in its words. */
    choose: async (file: File) => {
      clear()
      const picture = taken.includes(file.type) ? await decode(file) : undefined
      if (picture) setChosen({ file, picture })
      else await perform(() => setImage(file, file))
    },
    cut: async (crop: SquareCrop) => {
      if (!chosen) return
      const { picture, file } = chosen
      await perform(async () => setImage(await cutSquare(picture, crop, file.type), file))
    },
    cancel: () => setChosen(undefined),
    remove: () => perform(() => client.users.removeImage({ params })),
  }
}

const decode = async (file: File): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file)
  } catch {
    return
  }
}
