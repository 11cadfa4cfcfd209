/** A chunk of a build. */
export interface Chunk {
  name: string
  modules: readonly string[]
  /** Of the code, in bytes. */
  size: number
  /** The chunks that are loaded with it. */
  imports: readonly string[]
  /** The chunks that it can load later. */
  dynamicImports: readonly string[]
  /** `start` is loaded by a document, `later` by a dynamic import, a shared one only together with others. */
  kind: 'start' | 'later' | 'shared'
}

/**
 * Which shared chunks are better loaded as one; each result is the modules of several. A bundler makes a chunk of the modules
 * that the same entries use, so a large screen becomes a hundred small files. Chunks are merged as long as the requests that
 * this saves are worth more than the bytes that some entries load without need.
 *
 * @param requestSize The worth of a request, in bytes.
 */
export const mergeChunks = (chunks: readonly Chunk[], requestSize: number): string[][] => {
  const nodes = nodesOf(chunks)
  const loads = loadsOf(nodes)
  const merged = new Set<Node>()
  for (;;) {
    const changed = new Set<Node>()
    for (const { a, b } of gainfulPairs(nodes, loads, requestSize)) {
      // Of those, the gains are others now.
      if (changed.has(a) || changed.has(b) || hasDetour(a, b) || hasDetour(b, a)) continue
      join(nodes, loads, a, b)
      merged.delete(b)
      for (const node of [a, b]) changed.add(node)
      merged.add(a)
    }
    if (changed.size === 0) return [...merged].map(({ modules }) => modules)
  }
}

interface Node extends Pick<Chunk, 'kind' | 'size'> {
  modules: string[]
  imports: Set<Node>
  dynamicImports: Set<Node>
}

const nodesOf = (chunks: readonly Chunk[]): Node[] => {
  const nodes = new Map(
    chunks.map(({ name, kind, size, modules }): [string, Node] => [
      name,
      { kind, size, modules: [...modules], imports: new Set(), dynamicImports: new Set() },
    ]),
  )
  const named = (names: readonly string[]) => new Set(names.flatMap(name => nodes.get(name) ?? []))
  for (const { name, imports, dynamicImports } of chunks)
    Object.assign(nodes.get(name) ?? {}, { imports: named(imports), dynamicImports: named(dynamicImports) })
  return [...nodes.values()]
}

/** What an entry finds loaded whichever way it is reached, and what is loaded with it in addition. */
interface Load {
  before: Set<Node>
  after: Set<Node>
}

const loadsOf = (nodes: readonly Node[]): Load[] => {
  const entries = nodes.filter(({ kind }) => kind !== 'shared')
  const loads = new Map(
    entries.map((entry): [Node, Load] => {
      const closure = closureOf(entry)
      return [
        entry,
        entry.kind === 'start'
          ? { before: new Set(), after: closure }
          : { before: new Set(nodes), after: new Set(nodes) },
      ]
    }),
  )
  const loadersOf = new Map(
    entries.map(entry => [entry, nodes.filter(node => node.dynamicImports.has(entry))]),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const [entry, load] of loads) {
      if (entry.kind === 'start') continue
      const before = [...loads.values()]
        .filter(({ after }) => loadersOf.get(entry)?.some(loader => after.has(loader)))
        .reduce((common, { after }) => common.intersection(after), load.before)
      if (before.size === load.before.size) continue
      loads.set(entry, { before, after: before.union(closureOf(entry)) })
      changed = true
    }
  }
  return [...loads.values()]
}

/** The chunk and all that is loaded with it. */
const closureOf = (node: Node): Set<Node> => {
  const closure = new Set([node])
  for (const { imports } of closure) for (const imported of imports) closure.add(imported)
  return closure
}

interface Pair {
  a: Node
  b: Node
  gain: number
}

/** The pairs that are worth a merge, the best first. */
const gainfulPairs = (nodes: readonly Node[], loads: readonly Load[], requestSize: number): Pair[] => {
  const shared = nodes
    .filter(({ kind }) => kind === 'shared')
    .map(node => ({
      node,
      closure: closureOf(node),
      loads: new Set(loads.filter(({ before, after }) => after.has(node) && !before.has(node))),
    }))
  /** What is loaded without need by what loads one and not the other. */
  const excess = (one: (typeof shared)[number], other: (typeof shared)[number]) => {
    let bytes = 0
    for (const { after } of one.loads)
      if (!after.has(other.node)) for (const node of other.closure.difference(after)) bytes += node.size
    return bytes
  }
  const pairs: Pair[] = []
  for (const [index, one] of shared.entries())
    for (const other of shared.slice(index + 1)) {
      const saved = one.loads.intersection(other.loads).size * requestSize
      if (saved === 0) continue
      const gain = saved - excess(one, other) - excess(other, one)
      if (gain > 0) pairs.push({ a: one.node, b: other.node, gain })
    }
  return pairs.sort((one, other) => other.gain - one.gain)
}

/** Merged, they would be imported by what they import: code would run before what it needs. */
const hasDetour = (from: Node, to: Node): boolean =>
  [...from.imports].some(imported => imported !== to && closureOf(imported).has(to))

const join = (nodes: Node[], loads: readonly Load[], a: Node, b: Node): void => {
  a.size += b.size
  a.modules.push(...b.modules)
  a.imports = a.imports.union(b.imports).difference(new Set([a, b]))
  a.dynamicImports = a.dynamicImports.union(b.dynamicImports)
  nodes.splice(nodes.indexOf(b), 1)
  for (const node of nodes) if (node.imports.delete(b) && node !== a) node.imports.add(a)
  const closure = closureOf(a)
  for (const load of loads)
    for (const loaded of [load.before, load.after])
      if (loaded.delete(b) || loaded.has(a)) for (const node of closure) loaded.add(node)
}
