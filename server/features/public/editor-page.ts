import type { IncomingMessage } from 'node:http'
import { languageOf } from '@ximblox/contract/locales'
import { allows } from '@ximblox/contract/rules/permissions'
import type { App } from '../../kernel/app-context.ts'
import { Overloaded } from '../../kernel/async/limiter.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import { cookieName } from '../../kernel/http/session-cookie.ts'
import { findBySlug } from '../../kernel/live/find.ts'
import { findSession } from '../../kernel/session/session.ts'
import { type Answer, plainBytes } from './answer.ts'
import { editButtonHash, withEditButton } from './edit-button.ts'
import { editorAnswer } from './page-answer.ts'

export interface EditorPages {
  /** True for requests that may come from a logged-in user, which memory alone cannot tell. */
  mayConcern(request: IncomingMessage): boolean
  /** The answer with a link to the editor, if the user may edit the page at this path; it must not be cached. */
  answerFor(
    request: IncomingMessage,
    address: string,
    path: string,
    answer: Answer,
  ): Promise<Answer | undefined>
}

/** Shows users the way from a public page to its editor. What visitors get, and the page cache, are not affected. */
export const createEditorPages = (app: App): EditorPages => {
  const name = cookieName(app.config)

  const userCookie = ({ headers: { cookie = '' } }: IncomingMessage): string | undefined =>
    cookie
      .split(';')
      .map(part => part.trim())
      .find(part => part.startsWith(`${name}=u.`))
      ?.slice(name.length + 1)

  const find = async (
    cookie: string,
    address: string,
    path: string,
    answer: Answer,
  ): Promise<Answer | undefined> => {
    const session = await findSession(app, cookie, address)
    if (session.kind !== 'user') return
    const found = await findBySlug(app, path)
    if (found.kind !== 'page' || !allows(session.user.permissions, 'edit-page', found.page)) return
    const language = session.user.language ?? languageOf(found.page.locale)
    const document = withEditButton(plainBytes(answer).toString(), found.page.id, language)
    return editorAnswer(answer, Buffer.from(document), editButtonHash)
  }

  return {
    mayConcern: request => request.headers.cookie?.includes(`${name}=u.`) === true,
    answerFor: async (request, address, path, answer) => {
      const cookie = userCookie(request)
      if (cookie === undefined || answer.status !== 200) return
      try {
        return await find(cookie, address, path, answer)
      } catch (error) {
        if (!(error instanceof Overloaded))
          reportFailure(app.log, error, 'the edit button could not be added')
        return
      }
    },
  }
}
