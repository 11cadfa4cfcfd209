import type { Plugin } from 'vite'

/** The modules that an entry loads at once, known when all modules are: a plugin that collects them, and the question. */
export const modulesOfEntry = (entry: string): { plugin: Plugin; contains(id: string): boolean } => {
  const modules = new Set<string>()
  return {
    plugin: {
      name: 'modules-of-entry',
      buildEnd() {
        const collect = (id: string) => {
          if (modules.has(id)) return
          modules.add(id)
          this.getModuleInfo(id)?.importedIds.forEach(collect)
        }
        collect(entry)
      },
    },
    contains: id => modules.has(id),
  }
}
