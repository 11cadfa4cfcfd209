import { Tabs } from '@mantine/core'
import { hasAddress } from '@ximblox/contract/content-types'
import type { Page } from '@ximblox/contract/pages'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './editor-tabs.module.css'
import { FormTab } from './lazy-form-tab.ts'
import { OverviewTab } from './overview/overview-tab.tsx'
import { PublicationNotices } from './publication/publication-notices.tsx'
import type { ActivityName } from './state/activities.ts'
import { enter } from './state/commands/view.ts'
import { useEditorState, useWorkspace } from './workspace.ts'

interface Props {
  page: Page
}

const tabs = ['Editing', 'EditingPageSettings', 'EditingSEOSettings', 'AddTranslation'] as const
type Tab = (typeof tabs)[number]

/** The tabs of the page editor. The open tab follows from the current activity. */
export const EditorTabs = ({ page }: Props) => {
  const t = useTranslations('editor.tabs')
  const { editor, readOnly } = useWorkspace()
  // A panel without fields must be focusable, so that it can be scrolled by keyboard.
  const form = { className: classes.form ?? '', ...(readOnly && { tabIndex: 0 }) }
  const isPage = hasAddress(page.type)
  const tab = useEditorState(({ activity }) => (isPage ? tabOf(activity.name) : contentTabOf(activity.name)))
  const [toolRow, setToolRow] = useState<HTMLElement | null>(null)
  const isIdle = useEditorState(({ activity }) => activity.name === 'Editing')
  useEffect(() => {
    // Without an overview, the form is where editing begins.
    if (!isPage && isIdle) editor.run(enter({ name: 'EditingPageSettings' }))
  }, [editor, isPage, isIdle])
  const open = (value: string | null) => {
    const name = tabs.find(known => known === value)
    if (name) editor.run(enter({ name }))
  }
  return (
    <Tabs
      value={tab}
      onChange={open}
      variant="none"
      classNames={{
        root: classes.root ?? '',
        list: classes.list ?? '',
        tab: classes.tab ?? '',
        panel: classes.panel ?? '',
      }}
    >
      <div className={classes.row}>
        <Tabs.List>
          {isPage && <Tabs.Tab value="Editing">{t('overview')}</Tabs.Tab>}
          <Tabs.Tab value="EditingPageSettings">{t(isPage ? 'settings' : 'content')}</Tabs.Tab>
          {isPage && <Tabs.Tab value="EditingSEOSettings">{t('seo')}</Tabs.Tab>}
          <Tabs.Tab value="AddTranslation">{t('translations')}</Tabs.Tab>
        </Tabs.List>
        <div ref={setToolRow} className={classes.tools} />
      </div>
      {isPage && (
        <Tabs.Panel value="Editing">
          <OverviewTab toolRow={tab === 'Editing' ? toolRow : null} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="EditingPageSettings" {...form}>
        {tab === 'EditingPageSettings' && <FormTab page={page} tab={tab} />}
      </Tabs.Panel>
      <Tabs.Panel value="EditingSEOSettings" {...form}>
        {tab === 'EditingSEOSettings' && <FormTab page={page} tab={tab} />}
      </Tabs.Panel>
      <Tabs.Panel value="AddTranslation" {...form}>
        {tab === 'AddTranslation' && <FormTab page={page} tab={tab} />}
      </Tabs.Panel>
      {/* The overview has them in its panel. */}
      {tab !== 'Editing' && <PublicationNotices />}
    </Tabs>
  )
}

/** Site-wide content has no blocks and no texts for search engines. */
const contentTabOf = (name: ActivityName): Tab => (name === 'AddTranslation' ? name : 'EditingPageSettings')

/** Blocks are added and replaced in the overview. */
const tabOf = (name: ActivityName): Tab => tabs.find(tab => tab === name) ?? 'Editing'
