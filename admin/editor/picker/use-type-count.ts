import { useWorkspace } from '../workspace.ts'

/** Counts the blocks of a type on the page: what a page already has is likely to be wanted again. */
export const useTypeCount = (): ((type: string) => number) => {
  const { store } = useWorkspace().editor
  return type => [...store.getState().document.blocks.values()].filter(block => block.type === type).length
}
