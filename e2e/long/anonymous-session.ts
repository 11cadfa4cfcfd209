import { apiPrefix } from '@ximblox/contract/api-path'

/** Cookie and token of a new anonymous session. */
export const anonymousSession = async (url: string): Promise<Record<string, string>> => {
  const { headers } = await fetch(`${url}${apiPrefix}/auth/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: '{}',
  })
  return {
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    'x-csrf-token': headers.get('x-csrf-token') ?? '',
  }
}
