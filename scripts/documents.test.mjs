import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './files.mjs'
import { root } from './root.mjs'

const files = await filesBelow('.')
const documents = files.filter(file => file.endsWith('.md'))
const read = file => readFileSync(join(root, file), 'utf8')

describe('the documents', () => {
  it('name only files and folders that exist', () => {
    expect(documents.length).toBeGreaterThan(30)
    const missing = documents.flatMap(file => missingPaths(read(file)).map(path => `${file}: ${path}`))
    expect(missing).toEqual([])
  })

  it('link only to files and folders that exist', () => {
    const broken = documents.flatMap(file =>
      linksIn(read(file))
        .filter(link => !exists(posix.join(posix.dirname(file), link)))
        .map(link => `${file}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('are those that sources and documents cite', () => {
    const sources = files.filter(file => /\.(m?[jt]s|tsx|css|sql|md)$/.test(file))
    const cited = sources.map(file => ({ file, text: read(file) }))
    expect(cited.flatMap(({ file, text }) => missingSources(text).map(found => `${file}: ${found}`))).toEqual(
      [],
    )

    const headings = headingsIn(read('docs/rules.md'))
    const rules = cited.flatMap(({ file, text }) => citedRules(text).map(heading => ({ file, heading })))
    expect(rules.length).toBeGreaterThan(5)
    expect(rules.filter(({ heading }) => !headings.includes(heading))).toEqual([])
  })

  const rooms = ['server', 'server/kernel', 'server/features', 'server/app']
  it.each([...rooms, 'admin', 'admin/editor'])('describe every folder in %s', folder => {
    const architecture = read('ARCHITECTURE.md')
    const depth = folder.split('/').length
    const inside = files
      .filter(file => file.startsWith(`${folder}/`) && file.split('/').length > depth + 1)
      .map(file => file.split('/')[depth])
    expect([...new Set(inside)].filter(name => !architecture.includes(`\`${name}/\``))).toEqual([])
  })

  it('are found to cite a document that is not there', () => {
    const [section, place] = ['section', 'specification']
    expect(missingSources(`/** The menu (${place}, ${section} 2). */`)).toEqual([`${place}, ${section}`])
    expect(missingSources(`Fixed by the ${place}. Tests are the ${place}.`)).toEqual([`the ${place}`])
    expect(citedRules('/** See docs/rules.md, The side menu. */')).toEqual(['The side menu'])
  })

  it('are found to name a file that was moved', () => {
    expect(missingPaths('`server/gone.ts`, `gone.test.mjs`, `gone/`, `scripts/gone`')).toEqual([
      'server/gone.ts',
      'gone.test.mjs',
      'gone/',
      'scripts/gone',
    ])
    expect(missingPaths('`http/server.ts`, `server/kernel/http/`, `./data`, `.test.ts`, `zod/mini`')).toEqual(
      [],
    )
  })
})

describe('the decisions', () => {
  const decisions = documents.filter(file => /^docs\/decisions\/\d{4}-/.test(file)).toSorted()
  const nameOf = file => posix.basename(file)
  const index = read('docs/decisions/README.md')
  const entries = indexed(index)

  it('are each in the index once, by their heading', () => {
    const expected = decisions.map(file => ({
      link: nameOf(file),
      title: read(file).split('\n', 1)[0].slice(2),
    }))
    expect(decisions.length).toBeGreaterThan(100)
    expect(entries.map(({ link, title }) => ({ link, title })).toSorted(byLink)).toEqual(expected)
  })

  it('begin with their number, and say why and what', () => {
    const different = decisions.filter(file => {
      const text = read(file)
      const start = `# ${Number(nameOf(file).slice(0, 4))}. `
      return !text.startsWith(start) || !text.includes('\n**Context.**') || !/\n\*\*Decision[.:]/.test(text)
    })
    expect(different).toEqual([])
  })

  it('are marked in the index as they say themselves that they were overtaken', () => {
    const marked = decisions.map(file => ({ link: nameOf(file), by: overtakenBy(read(file)) }))
    expect(marked.some(({ by }) => by !== '')).toBe(true)
    expect(entries.map(({ link, by }) => ({ link, by })).toSorted(byLink)).toEqual(marked)
  })
})

const byLink = (one, other) => one.link.localeCompare(other.link)

/** The entries of the index of decisions. */
function indexed(text) {
  const lines = text.matchAll(
    /^- \[(\d+\. .+)\]\((\d{4}-[\w-]+\.md)\): \S.*?(?: \(((?:in part )?)overtaken by ([^)]+)\))?$/gm,
  )
  return [...lines].map(([, title, link, part = '', by = '']) => ({ title, link, by: `${part}${by}` }))
}

/** `in part 26 and 119` from the first line below the heading of a decision. */
const overtakenBy = text => {
  const [, links, part = ''] = /^#.+\n\n\*\*Overtaken by ([^*]+)\*\*(, in part)?: \S/.exec(text) ?? []
  if (links === undefined) return ''
  return `${part && 'in part '}${links.replace(/\[(\d+)\]\([^)]+\)/g, '$1')}`
}

/** Targets of links to other documents and folders, without anchors. */
const linksIn = text => [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, path]) => path)

/** Phrases that cite a requirements document, which the repository does not have. */
const missingSources = text =>
  [...text.matchAll(/\bspecification,? (?:section|point)\b|(?<!Tests are )\bthe specification\b/gi)].map(
    ([found]) => found,
  )

const headingsIn = text => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
const citedRules = text =>
  [...text.matchAll(/docs\/rules\.md, ([A-Z][a-z ]+)[.)]/g)].map(([, heading]) => heading)

/** Paths in backticks that end like a source file or a folder, or begin with a folder of the checkout. */
const missingPaths = text =>
  [...text.matchAll(/`([\w@-][\w.@-]*(?:\/[\w.@-]+)*\/?)`/g)]
    .map(([, path]) => path)
    .filter(path => /\/$|\.(ts|tsx|mjs|css|sql|md|json)$/.test(path) || topFolders.has(path.split('/')[0]))
    .filter(path => !exists(path))

/** Names that begin with `ximblox/` are those of entry points and of rules of the linter. */
const topFolders = new Set(files.filter(file => file.includes('/')).map(file => file.split('/')[0]))
topFolders.delete('ximblox')

/** A path may be relative to any folder, because a document that describes a folder leaves out its name. */
const exists = path => {
  const whole = `/${path.replace(/\/$/, '')}`
  return files.some(file => `/${file}`.endsWith(whole) || `/${file}`.includes(`${whole}/`))
}
