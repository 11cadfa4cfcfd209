import { inspect, stripVTControlCharacters } from 'node:util'
import type { WebSocketServer } from 'vite'
import { allWell } from './dev-modules.ts'

export interface ShownErrors {
  /** Replaces what is known about the site or its types; an empty text says that all is well. */
  report(of: 'site' | 'types', error: unknown): void
  /** What the open pages show. */
  text(): string
}

/** Shows errors in the terminal and over the open pages, also over those that are opened later. */
export const showErrors = (root: string, channel: WebSocketServer): ShownErrors => {
  const known = { site: '', types: '' }
  const text = () => known.site || known.types
  const payload = () => ({ type: 'error' as const, err: { message: text(), stack: '' } })
  channel.on('connection', socket => {
    if (text() !== '') socket.send(JSON.stringify(payload()))
  })
  return {
    text,
    report: (of, error) => {
      const before = known[of]
      known[of] = explain(root, error)
      if (known[of] !== '') console.error(`\n${known[of]}\n`)
      else if (before !== '')
        console.log(of === 'types' ? 'The types are right again' : 'The site runs again')
      if (text() !== '') channel.send(payload())
      else if (before !== '') channel.send({ type: 'custom', event: allWell })
    },
  }
}

/** Of a stack, only the places in the site help; errors of Vite and of definitions need none. */
const explain = (root: string, error: unknown): string => {
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return inspect(error)
  const places = (error.stack ?? '').split('\n').filter(line => /^ +at /.test(line))
  const own = places.filter(line => line.includes(root) && !line.includes('node_modules'))
  return stripVTControlCharacters([error.message, ...own].join('\n'))
}
