import { apiPath } from '@ximblox/contract/api-path'

/** A profile as it is stored; `image` is the hash of the profile image. */
export interface StoredProfile {
  name?: string
  jobTitle?: string
  image?: string | null
}

/** A profile as answers show it; `image` is an address. */
export const presentProfile = (
  userID: number,
  { name = '', jobTitle = '', image = null }: StoredProfile,
) => ({
  name,
  jobTitle,
  image: image && apiPath('/user/{id}/image/{hash}', { id: userID, hash: image }),
})
