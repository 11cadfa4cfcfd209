import { createPageStore } from '../page-store.tsx'
import type { TextAddress } from '../rich-text/text-pictures.ts'
import { readIn } from '../state/document/paths.ts'
import { useWorkspace } from '../workspace.ts'

interface Typed extends TextAddress {
  words: string
}

/** What is typed in the fields of tags and not chosen; a field may show another block by the time it is. */
const [TagWordsProvider, useTagWordsStore] = createPageStore<{ fields: readonly Typed[] }>({ fields: [] })

export { TagWordsProvider }

export const useTagWords = () => {
  const store = useTagWordsStore()
  const { editor } = useWorkspace()
  const isAt =
    ({ block, path }: TextAddress) =>
    (one: Typed) =>
      one.block === block && one.path.join() === path.join()
  return {
    at: (address: TextAddress) => ({
      words: store.getState().fields.find(isAt(address))?.words ?? '',
      onType: (words: string) => {
        const others = store.getState().fields.filter(one => !isAt(address)(one))
        store.setState({ fields: words === '' ? others : [...others, { ...address, words }] })
      },
    }),
    /** Those whose block or item is still there, for what asks later. */
    all: () => {
      const { blocks, meta } = editor.store.getState().document
      return store
        .getState()
        .fields.filter(({ block, path }) =>
          readIn(block === null ? meta : blocks.get(block), path.slice(0, -1)),
        )
        .map(({ words }) => words)
    },
  }
}
