import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Page } from '@ximblox/contract/pages'
import { decide, type PublicationAction } from '@ximblox/contract/rules/publication'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { PageActionItems, usePageActions } from '../publication/page-action-items.tsx'
import { isLive } from '../publication/page-state.ts'
import { usePageDialog } from '../publication/use-page-dialog.tsx'
import { useAddressDraft } from '../settings/address-draft.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { isDirty } from '../state/state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './top-bar.module.css'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { usePublication } from './use-publication.ts'

interface Props {
  page: Page
  onPage: (page: Page) => void
}

/** What becomes of the page: one button for what is done all the time, the rest behind it. */
export const SaveMenu = ({ page, onPage }: Props) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const { permissions } = useSession()
  const { readOnly } = useWorkspace()
  const hasAddress = useAddressDraft().slug !== null
  const dirty = useEditorState(isDirty) || hasAddress
  const actions = usePublication(page, onPage)
  const pageActions = usePageActions(page)
  const { ask, dialog } = usePageDialog(page, onPage)
  const [asking, setAsking] = useState<'unpublish' | 'saveAndUnpublish' | null>(null)
  useShortcuts({ save: () => readOnly || void actions.save() })

  const facts = {
    live: isLive(page),
    same: page.state === 'published' && !dirty,
    locale: page.locale,
    type: page.type,
  }
  const may = (action: PublicationAction) => decide(action, facts, permissions) === 'do'
  const isSame = facts.live && facts.same
  const mayPublish = may('publish') || (isSame && may('unpublish'))
  const hasMenu = mayPublish || may('unpublish') || pageActions.length > 0
  if (readOnly && !hasMenu) return null
  return (
    <div className={classes.split}>
      {!readOnly && (
        <Button loading={actions.busy} onClick={() => void actions.save()}>
          {t('save')}
        </Button>
      )}
      {hasMenu && (
        <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon size={36} disabled={actions.busy} aria-label={t('more')}>
              <ChevronDown size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayPublish && !readOnly && (
              <Menu.Item disabled={isSame} onClick={() => void actions.saveAndPublish()}>
                {t('saveAndPublish')}
              </Menu.Item>
            )}
            {mayPublish && (
              <Menu.Item disabled={isSame || dirty} onClick={() => void actions.publish()}>
                {tPage('publish')}
              </Menu.Item>
            )}
            {may('unpublish') && (
              <Menu.Item onClick={() => setAsking('unpublish')}>{tPage('unpublish')}</Menu.Item>
            )}
            {may('unpublish') && !readOnly && (
              <Menu.Item onClick={() => setAsking('saveAndUnpublish')}>{t('saveAndUnpublish')}</Menu.Item>
            )}
            <PageActionItems page={page} actions={pageActions} onAsk={ask} />
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog}
      <UnpublishDialog
        opened={asking !== null}
        busy={actions.busy}
        onClose={() => setAsking(null)}
        onUnpublish={async leaving => {
          if (asking && (await actions[asking](leaving))) setAsking(null)
        }}
      />
    </div>
  )
}
