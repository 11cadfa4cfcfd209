import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCanvas } from './canvas-document.ts'

/** The build writes this placeholder where the document needs the nonce of the response. */
export const noncePlaceholder = '{{nonce}}'

/**
 * Serves the built admin area: its document at every path below `/cmsadmin`, its immutable files, and the canvas with
 * the site's `stylesheet`.
 */
export const serveAdmin = async (
  server: FastifyInstance,
  folder: string,
  stylesheet: string,
): Promise<void> => {
  await serveCanvas(server, folder, stylesheet)
  const document = await readDocument(folder)
  for (const url of ['/cmsadmin', '/cmsadmin/*']) {
    server.get(url, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', referrerPolicy(request.url))
      return document === undefined ? sendUnbuilt(reply) : sendDocument(reply, document)
    })
  }
  if (document !== undefined)
    await server.register(serveFiles(join(folder, 'assets')), { prefix: '/cmsadmin/assets' })
}

/** The URL of an account link is a secret, so no request sends it as a referrer, not even to this server. */
const referrerPolicy = (url: string) =>
  /^\/cmsadmin\/(reset-password|activate-account)\//.test(url) ? 'no-referrer' : 'same-origin'

const readDocument = async (folder: string): Promise<string | undefined> => {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}

const sendUnbuilt = (reply: FastifyReply) =>
  reply.code(503).type('text/plain; charset=utf-8').send('The admin area has not been built.\n')

const sendDocument = (reply: FastifyReply, document: string) => {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', policy(nonce))
    .type('text/html; charset=utf-8')
    .send(document.replaceAll(noncePlaceholder, nonce))
}

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A missing file is a plain 404. A script that received the document instead would fail without an obvious reason. */
const serveFiles = (root: string) => async (files: FastifyInstance) => {
  files.setNotFoundHandler((_request, reply) => {
    void reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Not found\n')
  })
  await files.register(fastifyStatic, {
    root,
    index: false,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
}
