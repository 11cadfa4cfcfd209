/** The imports that the files of one folder may have besides their own folder. */
export interface Zone {
  /** A folder, or a file without its ending; of several the longest governs. */
  path: string
  /** Zones whose files may be imported; naming a zone does not name the zones inside it. */
  imports: readonly string[]
  /** npm packages that may be imported, all when absent; `node:` stands for the built-in modules. */
  packages?: readonly string[]
}

/** Zones in an order: each may import `base` and every zone of the groups before its own. */
export function zonesInOrder(base: readonly string[], groups: readonly (readonly string[])[]): Zone[] {
  return groups.flatMap((group, index) =>
    group.map(path => ({ path, imports: [...base, ...groups.slice(0, index).flat()] })),
  )
}

/** The folders that render pages, in public and in the editor. */
export const rendering = ['contract', 'blocks', 'blocks/render', 'blocks/render/page-view']
