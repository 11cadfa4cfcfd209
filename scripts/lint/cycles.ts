import { posix } from 'node:path'

/** One file importing another, both as paths from the root. */
export interface FileImport {
  from: string
  to: string
}

const specifiers = /^(?:import|export)\s[^'";]*?from\s*'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** The relative imports of a source, those of types included. */
export function relativeImports(file: string, source: string): FileImport[] {
  return [...source.matchAll(specifiers)].flatMap(([, named, bare, called]) => {
    const specifier = named ?? bare ?? called ?? ''
    return specifier.startsWith('.') ? [{ from: file, to: posix.join(posix.dirname(file), specifier) }] : []
  })
}

/**
 * The cycles among the parts of each folder: its files, and its subfolders with everything in them. Two files that
 * name each other's types are no cycle, because they are read together anyway.
 */
export function findCycles(imports: readonly FileImport[]): string[] {
  return [...Map.groupBy(imports.flatMap(betweenParts), ({ folder }) => folder)].flatMap(([folder, links]) =>
    stronglyConnected(links)
      .filter(parts => parts.length > 2 || (parts.length === 2 && parts.some(isFolder)))
      .map(parts => `${folder}: ${parts.toSorted().join(' ')}`),
  )
}

interface Link {
  folder: string
  from: string
  to: string
}

/** An import as the folder sees it that both files are in. */
function betweenParts({ from, to }: FileImport): Link[] {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((name, index) => name !== b[index])
  if (depth < 0) return []
  return [{ folder: a.slice(0, depth).join('/'), from: partAt(a, depth), to: partAt(b, depth) }]
}

const partAt = (path: readonly string[], depth: number) =>
  `${path[depth] ?? ''}${depth < path.length - 1 ? '/' : ''}`

const isFolder = (part: string) => part.endsWith('/')

/** Parts that reach each other; a part that no other reaches back is alone. */
function stronglyConnected(links: readonly Link[]): string[][] {
  const targets = Map.groupBy(links, ({ from }) => from)
  const reached = new Map([...targets.keys()].map(part => [part, reachable(part)]))
  const groups = [...reached].map(([part, parts]) =>
    [...parts].filter(other => reached.get(other)?.has(part)),
  )
  return [...new Map(groups.map(group => [group.toSorted().join(), group])).values()]

  function reachable(start: string): Set<string> {
    const found = new Set<string>()
    const open = [start]
    for (let part = open.pop(); part !== undefined; part = open.pop())
      for (const { to } of targets.get(part) ?? []) if (!found.has(to)) open.push(add(to))
    return found

    function add(part: string): string {
      found.add(part)
      return part
    }
  }
}
