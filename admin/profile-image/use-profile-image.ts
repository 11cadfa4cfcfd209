import { useEffect, useState } from 'react'
import { useClient } from '../api/client.tsx'
import { useCall } from '../api/use-call.ts'
import { sessionKey } from '../session/use-session.ts'
import { usersKey } from '../users/use-users.ts'
import { encodeSquare } from './render-square.ts'
import type { SquareCrop } from './square-crop.ts'

interface Chosen {
  file: File
  image: ImageBitmap
}

const croppableTypes = ['image/jpeg', 'image/png']

export const useProfileImage = (userID: number) => {
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({
    collection: ['user-profile-image', 'users-overview'],
    invalidates: [usersKey, sessionKey],
  })
  const [chosen, setChosen] = useState<Chosen>()
  const params = { id: userID }
  useEffect(() => clear, [clear])

  const runAndClose = async (call: () => Promise<unknown>) => {
    await run(call)
    setChosen(undefined)
  }
  const setImage = (bytes: Blob, { name, type }: File) =>
    client.users.setImage({ params, file: { name, bytes, type } })

  return {
    entries,
    chosen,
    isBusy,
    /** A file that the browser cannot decode is sent as it is, so that the server's error explains why. */
    choose: async (file: File) => {
      clear()
      const image = croppableTypes.includes(file.type) ? await decode(file) : undefined
      if (image) setChosen({ file, image })
      else await runAndClose(() => setImage(file, file))
    },
    saveCrop: async (crop: SquareCrop) => {
      if (!chosen) return
      const { image, file } = chosen
      await runAndClose(async () => setImage(await encodeSquare(image, crop, file.type), file))
    },
    cancel: () => setChosen(undefined),
    remove: () => runAndClose(() => client.users.removeImage({ params })),
  }
}

const decode = async (file: File): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file)
  } catch {
    return
  }
}
