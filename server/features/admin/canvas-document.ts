import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The build writes this placeholder where the document links the site's stylesheet. */
export const stylesheetPlaceholder = '{{stylesheet}}'

/**
 * Serves the document that pages are edited in. It uses the site's styles and may only be framed by the admin area.
 * Does nothing when the canvas has not been built.
 */
export const serveCanvas = async (
  server: FastifyInstance,
  folder: string,
  stylesheet: string,
): Promise<void> => {
  const template = await readFile(join(folder, 'canvas.html'), 'utf8').catch(() => undefined)
  if (template === undefined) return
  const document = template.replaceAll(stylesheetPlaceholder, stylesheet)
  server.get('/cmsadmin/canvas', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(document),
  )
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')
