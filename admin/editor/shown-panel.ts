import { createPageStore } from './page-store.tsx'
import { enter } from './state/commands/view.ts'
import { useWorkspace } from './workspace.ts'

export const panelTabs = ['block', 'page', 'changes'] as const
export type PanelTab = (typeof panelTabs)[number]

interface PanelRequest {
  tab: PanelTab
  /** Grows with each request, so that the same tab can be asked for again. */
  count: number
}

/** The tab of the panel that something outside of it asked for, such as the state in the top bar. */
export const [PanelRequestProvider, usePanelRequestStore] = createPageStore<PanelRequest>({
  tab: 'page',
  count: 0,
})

/** Shows a tab of the panel, wherever in the editor the user is. */
export const useShowPanel = () => {
  const { editor } = useWorkspace()
  const request = usePanelRequestStore()
  return (tab: PanelTab) => {
    editor.run(enter({ name: 'Editing' }))
    request.setState(({ count }) => ({ tab, count: count + 1 }))
  }
}
