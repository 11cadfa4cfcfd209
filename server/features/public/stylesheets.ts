import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Answer, compress, makeAnswer } from './answer.ts'
import { assetHeaders, immutable, shortLived } from './headers.ts'

/** Combines the theme and the styles of the block types on a page into one stylesheet. */
export interface Stylesheets {
  /** The URL is the same on every node, because it depends on names and content alone. */
  address(blockTypes: readonly string[]): string
  recall(path: string): Answer | undefined
  /** Returns undefined for a path that is not a stylesheet of this site. */
  find(path: string): Promise<Answer | undefined>
}

interface Sheet {
  hash: string
  current: Answer
  /** For requests under the hash of another build. */
  outdated: Answer
}

const maxRemembered = 500
const pathPattern = /^\/assets\/css\/theme((?:\.[a-z0-9-]+)*)-([0-9a-f]{12})\.css$/

export const createStylesheets = (theme: string, styles: ReadonlyMap<string, string>): Stylesheets => {
  const hashes = new Map([...styles].map(([id, css]) => [id, hashOf(css)]))
  const themeHash = hashOf(theme)
  const sheets = new LRUCache<string, Sheet>({ max: maxRemembered })
  const hashesOfSets = new LRUCache<string, string>({ max: maxRemembered })

  const hashOfSet = (ids: readonly string[]): string => {
    const names = ids.join()
    const known = hashesOfSets.get(names)
    if (known !== undefined) return known
    const hash = hashOf([themeHash, ...ids.map(id => hashes.get(id))].join())
    hashesOfSets.set(names, hash)
    return hash
  }

  const parse = (path: string) => {
    const [, names = '', hash = ''] = pathPattern.exec(path) ?? []
    const ids = names.split('.').slice(1)
    const known = ids.every((id, index) => styles.has(id) && (ids[index - 1] ?? '') < id)
    return hash !== '' && known ? { names, ids, hash } : undefined
  }

  const compose = async (ids: readonly string[]): Promise<Sheet> => {
    const body = Buffer.from([theme, ...ids.map(id => styles.get(id))].join('\n'))
    const parts = {
      status: 200,
      type: 'text/css; charset=utf-8',
      headers: assetHeaders,
      body,
      compressed: await compress(body),
    }
    return {
      hash: hashOfSet(ids),
      current: makeAnswer({ ...parts, cacheControl: immutable }),
      outdated: makeAnswer({ ...parts, cacheControl: shortLived }),
    }
  }

  const answerOf = (sheet: Sheet, hash: string) => (sheet.hash === hash ? sheet.current : sheet.outdated)

  return {
    address: blockTypes => {
      const ids = [...new Set(blockTypes)].filter(id => styles.has(id)).toSorted()
      return `/assets/css/${['theme', ...ids].join('.')}-${hashOfSet(ids)}.css`
    },
    recall: path => {
      const requested = parse(path)
      const sheet = requested && sheets.get(requested.names)
      return sheet && answerOf(sheet, requested.hash)
    },
    find: async path => {
      const asked = parse(path)
      if (!asked) return
      const sheet = sheets.get(asked.names) ?? (await compose(asked.ids))
      sheets.set(asked.names, sheet)
      return answerOf(sheet, asked.hash)
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
