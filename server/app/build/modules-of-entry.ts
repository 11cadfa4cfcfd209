import type { Plugin } from 'vite'

interface EntryModules {
  plugin: Plugin
  /** Whether the entry loads the module at once, without a barrel in between: most of what a barrel exports is unused. */
  surely(id: string): boolean
  /** Whether the entry loads the module at once if all that barrels export is used. */
  perhaps(id: string): boolean
}

/** Collects the modules that an entry loads at once. They are known when all modules are. */
export const modulesOfEntry = (entry: string): EntryModules => {
  const sure = new Set<string>()
  const possible = new Set<string>()
  return {
    plugin: {
      name: 'modules-of-entry',
      buildEnd() {
        const collect = (into: Set<string>, follow: (code: string) => boolean) => {
          const visit = (id: string) => {
            if (into.has(id)) return
            into.add(id)
            const { code, importedIds } = this.getModuleInfo(id) ?? {}
            if (importedIds && follow(code ?? '')) importedIds.forEach(visit)
          }
          visit(entry)
        }
        collect(sure, code => !isBarrel(code))
        collect(possible, () => true)
      },
    },
    surely: id => sure.has(id),
    perhaps: id => possible.has(id),
  }
}

const isBarrel = (code: string) => {
  const statements = code.match(/^\s*(import|export)\s[^;]*;/gm) ?? []
  const rest = code.replaceAll(/^\s*(import|export)\s[^;]*;|\/\/.*$|(["'])use client\2;?/gm, '')
  return statements.length > 2 && rest.trim() === ''
}
