import '@fastify/cookie'
import type { PageView, RenderPage } from '@ximblox/blocks/render/page-view'
import type { Language } from '@ximblox/contract/locales'
import { type PreviewMessage, previewMessages } from '@ximblox/contract/messages/preview'
import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLane } from '../../kernel/admission/in-lane.ts'
import type { App } from '../../kernel/app-context.ts'
import { refusalOf } from '../../kernel/failures/refusal-of.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import { languageOfRequest } from '../../kernel/http/error-response.ts'
import { isSecure } from '../../kernel/http/origin.ts'
import { cookieName } from '../../kernel/http/session-cookie.ts'
import { frameSources, sources, withFrames } from '../../kernel/http/sources.ts'
import { loadView } from '../../kernel/live/load-view.ts'
import { findSession } from '../../kernel/session/session.ts'
import { findPage, findVersion } from '../pages/store.ts'
import { findOpenShare } from '../share/open-share-store.ts'
import { shareCookie } from '../share/share-cookie.ts'
import { asShown } from './as-shown.ts'
import { markAsPreview, previewMarkHash } from './preview-mark.ts'
import { recordOpened } from './store.ts'

interface PreviewRenderer {
  renderPage: RenderPage
  assets: PageView['assets']
}

/**
 * Shows rendered versions: any version to users, and a single one to holders of its preview link. It has its own URLs
 * and shares only the renderer with the public site, so that drafts cannot get into its cache.
 */
export const servePreview = (server: FastifyInstance, app: App, renderer: PreviewRenderer): void => {
  server.register(async preview => {
    preview.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers)
    })
    preview.setErrorHandler((error, request, reply) => {
      const { status } = refusalOf(error)
      reportFailure(app.log, error, 'a version could not be shown', { route: request.routeOptions.url })
      return message(request, reply, status === 503 ? 503 : 500)
    })

    preview.get<{ Params: { id: string } }>('/preview/version/:id', async (request, reply) => {
      const session = await findSession(app, request.cookies[cookieName(app.config)], request.ip)
      if (session.kind === 'anonymous') return message(request, reply, 401)
      const rendered = await renderVersion(app, renderer, Number(request.params.id), request.query)
      if (rendered !== undefined)
        return html(allowMedia(reply, withFrames(app.policy, rendered.frames)), rendered.document)
      app.log.warn({ versionID: request.params.id }, 'a page version was not found')
      return message(request, reply, 404)
    })

    preview.get(
      '/preview/share/:token',
      inLane(
        () => app.admission.calls,
        async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
          const { token } = request.params
          const share = await findOpenShare(app.db, token, app.now())
          const rendered = share && (await renderVersion(app, renderer, share.versionID, request.query))
          if (!share || rendered === undefined) return message(request, reply, 410)
          await recordOpened(app.db, share.id, app.now())
          const { name, path } = shareCookie(share)
          const { expiresAt: expires } = share
          reply.setCookie(name, token, {
            path,
            expires,
            httpOnly: true,
            sameSite: 'lax',
            secure: isSecure(app.config),
          })
          // Users know that this is a preview. Others could not tell it from the public site.
          allowMedia(reply, withFrames(app.policy, rendered.frames))
          return html(reply, markAsPreview(rendered.document, rendered))
        },
      ),
    )

    preview.all('/preview/*', async (request, reply) => message(request, reply, 404))
  })
}

interface RenderedVersion {
  document: string
  locale: string
  writtenAt: Date
  isLive: boolean
  /** Origins of what its embeds show. */
  frames: readonly string[]
}

const renderVersion = async (
  app: App,
  { renderPage, assets }: PreviewRenderer,
  versionID: number,
  query: unknown,
): Promise<RenderedVersion | undefined> => {
  if (!Number.isSafeInteger(versionID) || versionID < 1) return
  const version = await findVersion(app.db, versionID)
  const page = version && (await findPage(app.db, version.pageID))
  if (!page) return
  const found = await asShown(app, page, version)
  const { named, ...params } = shortParams(query)
  const { view, frames } = await loadView(app, found, { assets, params })
  return {
    document: renderPage({ ...view, isPreview: true, ...(named === 'blocks' && { namesBlocks: true }) }),
    locale: page.locale,
    writtenAt: version.updatedAt,
    isLive: page.liveID === version.id,
    frames,
  }
}

const shortParams = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(query)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 100,
    ),
  )

const html = (reply: FastifyReply, document: string): string => {
  reply.type('text/html; charset=utf-8')
  return document
}

const message = (request: FastifyRequest, reply: FastifyReply, status: 401 | 404 | 410 | 500 | 503) =>
  html(reply.code(status), messagePage(languageOfRequest(request), status))

/**
 * Only the admin area may frame previews, to show versions side by side. No referrer is sent, because the URL may
 * contain a token.
 */
const policy = ({ styles, images, fonts }: PagePolicy) => [
  "default-src 'none'",
  sources(`style-src 'self' ${previewMarkHash}`, styles),
  sources("img-src 'self' data:", images),
  sources("font-src 'self'", fonts),
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': policy({}).join('; '),
}

/**
 * A page plays its films, and shows what visitors agree to and what the site loads from other origins; messages do none of
 * that.
 */
const allowMedia = (reply: FastifyReply, added: PagePolicy): FastifyReply =>
  reply.header(
    'content-security-policy',
    [...policy(added), sources("media-src 'self'", added.media), frameSources(added)].join('; '),
  )

/** The page shown when a version cannot be shown. */
const messagePage = (language: Language, status: PreviewMessage): string => {
  const [title, text] = previewMessages[language][status]
  const words = status === 401 ? `<a href="/cmsadmin/login">${text}</a>` : text
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${words}</p></html>\n`
}
