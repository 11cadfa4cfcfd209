import type { CallGroup, JSONCalls } from '@ximblox/contract/call-group'
import type { API, Client } from '@ximblox/contract/client'
import type { ClientOf } from '@ximblox/contract/client/types'
import { createContext, use, useMemo } from 'react'

const APIContext = createContext<API | undefined>(undefined)
export const APIProvider = APIContext

const useAPI = (): API => {
  const api = use(APIContext)
  if (!api) throw new Error('useClient and useCalls need an APIProvider')
  return api
}

/** The calls of the product, such as `client.page.get({ params: { id: 3 } })`. */
export const useClient = (): Client => useAPI().client

/** The calls of a site in one group, as functions: `useCalls(leads).list({ query })`. */
export const useCalls = <C extends JSONCalls>(group: CallGroup<C>): ClientOf<{ group: C }>['group'] => {
  const api = useAPI()
  return useMemo(() => api.callsOf(group), [api, group])
}
