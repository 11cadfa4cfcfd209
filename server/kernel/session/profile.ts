import { apiPath } from '@ximblox/contract/api-path'

/** A stored profile. `image` is the hash of the profile image. */
export interface StoredProfile {
  name?: string
  jobTitle?: string
  image?: string | null
}

/** A profile for a response. `image` is a URL. */
export const presentProfile = (
  userID: number,
  { name = '', jobTitle = '', image = null }: StoredProfile,
) => ({
  name,
  jobTitle,
  image: image && apiPath('/user/{id}/image/{hash}', { id: userID, hash: image }),
})
