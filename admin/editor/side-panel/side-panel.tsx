import { Skeleton, Tabs } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { FailedPart } from '../../ui/failed-part.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { BlockPanel } from '../panel/block-panel.tsx'
import { type PanelTab, panelTabs } from '../shown-panel.ts'
import { useEditorState } from '../workspace.ts'
import { PageFacts } from './page-facts.tsx'
import classes from './side-panel.module.css'

// Most pages are edited without looking at it.
const ChangesPanel = lazyComponent(async () => (await import('./changes-panel.tsx')).ChangesPanel)

interface Props {
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

/** The form of the selected block, and the state of the page. */
export const SidePanel = ({ tab, onTab }: Props) => {
  const t = useTranslations('editor.overview')
  const selected = useEditorState(({ selection }) => selection.blocks[0])
  return (
    <Tabs
      value={tab}
      onChange={value => onTab(panelTabs.find(known => known === value) ?? 'block')}
      variant="none"
      keepMounted={false}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}
    >
      <Tabs.List>
        <Tabs.Tab value="block">{t('block')}</Tabs.Tab>
        <Tabs.Tab value="page">{t('page')}</Tabs.Tab>
        <Tabs.Tab value="changes">{t('changes')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="block">
        <CatchBoundary getResetKey={() => selected} errorComponent={FailedPart}>
          <BlockPanel />
        </CatchBoundary>
      </Tabs.Panel>
      <Tabs.Panel value="page">
        <PageFacts />
      </Tabs.Panel>
      <Tabs.Panel value="changes">
        <CatchBoundary getResetKey={() => tab} errorComponent={FailedPart}>
          <Suspense fallback={<Skeleton height={160} m="md" />}>
            <ChangesPanel />
          </Suspense>
        </CatchBoundary>
      </Tabs.Panel>
    </Tabs>
  )
}
