import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../api/client.tsx'
import { useErrorCollection } from '../errors/error-collections.tsx'
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
  const queries = useQueryClient()
  const errors = useErrorCollection('user-profile-image', 'users-overview')
  const { clear } = errors
  const [chosen, setChosen] = useState<Chosen>()
  const [busy, setBusy] = useState(false)
  const params = { id: userID }
  useEffect(() => clear, [clear])

  const perform = async (call: () => Promise<unknown>) => {
    setBusy(true)
    await errors.run(call)
    setBusy(false)
    setChosen(undefined)
    void queries.invalidateQueries({ queryKey: usersKey })
    void queries.invalidateQueries({ queryKey: sessionKey })
  }
  const send = (bytes: Blob, { name, type }: File) =>
    perform(() => client.users.setImage({ params, file: { name, bytes, type } }))

  return {
    entries: errors.entries,
    chosen,
    busy,
    /** What cannot be cut here is for the server to refuse, in its words. */
    choose: async (file: File) => {
      clear()
      const picture = taken.includes(file.type) ? await decode(file) : undefined
      if (picture) setChosen({ file, picture })
      else await send(file, file)
    },
    cut: async (crop: SquareCrop) => {
      if (!chosen) return
      setBusy(true)
      await send(await cutSquare(chosen.picture, crop, chosen.file.type), chosen.file)
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
