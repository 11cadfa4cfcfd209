import { apiPath } from '@ximblox/contract/api-path'
import type { Call } from '@ximblox/contract/call'
import { formContent, jsonContent } from '@ximblox/contract/client/content'
import type { Upload } from '@ximblox/contract/client/types'
import type { Principal } from './principals.ts'

/** The input of a call. */
export interface Given {
  params?: object
  query?: object
  body?: object
  file?: Upload
}

export interface Answered {
  status: number
  code: string | undefined
  text: string
}

/** Sends a call as a principal, without checking the input against its schemas. */
export const sendAs = async (
  url: string,
  { credentials }: Pick<Principal, 'credentials'>,
  call: Call,
  { params, query, body = {}, file }: Given,
): Promise<Answered> => {
  const content = call.transport === 'multipart' ? formContent(body, call.filePart, file) : jsonContent(body)
  const answer = await fetch(url + apiPath(call.path, params, query), {
    method: call.method,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...credentials, ...content.headers },
    body: call.method === 'GET' ? null : content.body,
    redirect: 'manual',
  })
  const text = await answer.text()
  return { status: answer.status, code: codeIn(text), text }
}

const codeIn = (text: string): string | undefined => {
  if (!text.startsWith('{')) return undefined
  return (JSON.parse(text) as { Errors?: { code: string }[] }).Errors?.[0]?.code
}
