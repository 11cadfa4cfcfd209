import type { ErrorEntry } from '@ximblox/contract/errors'

/** The errors of calls, by the part of the screen that shows them. See docs/rules.md, Errors. */
export type CollectionName =
  | 'login'
  | 'forgot-password'
  | 'reset-password'
  | 'activate-account'
  | 'create-page'
  | 'page-settings'
  | 'publication-requests'
  | 'media'
  | 'menus'
  | 'publication-settings'
  | 'site-settings'
  | 'users-overview'
  | 'user-settings'
  | 'user-profile-image'

export type Collections = Readonly<Partial<Record<CollectionName, readonly ErrorEntry[]>>>

export type CollectionAction =
  | { type: 'cleared'; name: CollectionName }
  | { type: 'added'; name: CollectionName; entries: readonly ErrorEntry[] }

export const collect = (collections: Collections, action: CollectionAction): Collections => {
  const { [action.name]: present = [], ...others } = collections
  return action.type === 'cleared' ? others : { ...others, [action.name]: [...present, ...action.entries] }
}
