import { ActionIcon, Button, Menu as MantineMenu } from '@mantine/core'
import { hasAddress } from '@ximblox/contract/content-types'
import type { Page } from '@ximblox/contract/pages'
import { decide, type PublicationAction } from '@ximblox/contract/rules/publication'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem } from '../../ui/menu-item.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { useAddressDraft } from '../address/address-draft.ts'
import { PageActionItems, usePageActions } from '../publication/page-action-items.tsx'
import { usePageDialog } from '../publication/use-page-dialog.tsx'
import { useSecondPerson } from '../publication/use-second-person.ts'
import { isDirty } from '../state/state.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './top-bar.module.css'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { usePublication } from './use-publication.ts'

interface Props {
  page: Page
  onPage: (page: Page) => void
}

/** Save and Publish, with the further actions in a menu. */
export const SaveMenu = ({ page, onPage }: Props) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tPublication = useTranslations('publication')
  const tFourEyes = useTranslations('fourEyes')
  const { permissions } = useSession()
  const { readOnly } = useWorkspace()
  const hasDraft = useAddressDraft().slug !== null
  const dirty = useEditorState(isDirty) || hasDraft
  const actions = usePublication(page, onPage)
  const pageActions = usePageActions(page)
  const { ask, dialog } = usePageDialog(page, onPage)
  const [asking, setAsking] = useState<'unpublish' | 'saveAndUnpublish' | null>(null)
  useShortcuts({ save: () => readOnly || void actions.save() })

  const second = useSecondPerson(page)
  // An edited URL is not part of what is published; only Save moves the page.
  const { facts } = second
  const may = (action: PublicationAction) => decide(action, facts, permissions) === 'do'
  const isPage = hasAddress(page.type)
  const isSame = facts.live && facts.same
  const mayPublish = may('publish') || second.isNeeded || (isSame && may('unpublish'))
  const cannotPublish = isSame || second.isNeeded
  const mayRequest = (!mayPublish || second.isNeeded) && pageActions.includes('request')
  const publishHint = second.isNeeded ? tFourEyes('authored') : undefined
  const listed = pageActions.filter(name => name !== 'request' || (!mayRequest && may('request')))
  const mayUnpublish = isPage && may('unpublish')
  const hasMenu = mayPublish || mayUnpublish || listed.length > 0
  const isBusy = actions.busy !== null
  if (readOnly && !hasMenu && !mayRequest) return null
  return (
    <div className={classes.actions}>
      {!readOnly && (
        <Button
          variant={mayPublish || mayRequest ? 'default' : 'filled'}
          title={t('saveHint')}
          loading={actions.busy === 'save'}
          disabled={isBusy}
          onClick={() => void actions.save()}
        >
          {t('save')}
        </Button>
      )}
      {second.isNeeded && (
        <Button disabled title={publishHint}>
          {tPage('publish')}
        </Button>
      )}
      <div className={classes.split}>
        {mayPublish && !second.isNeeded && (
          <Button
            title={isSame ? t('publishedHint') : t('saveAndPublishHint')}
            loading={actions.busy === 'publish'}
            disabled={isBusy || isSame}
            onClick={() => void (readOnly ? actions.publish() : actions.saveAndPublish())}
          >
            {tPage('publish')}
          </Button>
        )}
        {mayRequest && (
          <Button
            title={may('request') ? undefined : t('publishedHint')}
            disabled={isBusy || !may('request')}
            onClick={() => ask('request')}
          >
            {tPublication(page.request ? 'requestAgain' : 'request')}
          </Button>
        )}
        {hasMenu && (
          <Menu
            target={
              <ActionIcon size="lg" disabled={isBusy} aria-label={t('more')}>
                <ChevronDown size={16} aria-hidden />
              </ActionIcon>
            }
          >
            {mayPublish && !readOnly && (
              <MenuItem
                label={t('saveAndPublish')}
                hint={publishHint ?? t('saveAndPublishHint')}
                disabled={cannotPublish}
                onChoose={() => void actions.saveAndPublish()}
              />
            )}
            {mayPublish && (
              <MenuItem
                label={tPage('publish')}
                hint={publishHint ?? t('publishHint')}
                disabled={cannotPublish || dirty}
                onChoose={() => void actions.publish()}
              />
            )}
            {mayPublish && mayUnpublish && <MantineMenu.Divider />}
            {mayUnpublish && (
              <MenuItem
                label={tPage('unpublish')}
                hint={t('unpublishHint')}
                onChoose={() => setAsking('unpublish')}
              />
            )}
            {mayUnpublish && !readOnly && (
              <MenuItem
                label={t('saveAndUnpublish')}
                hint={t('saveAndUnpublishHint')}
                onChoose={() => setAsking('saveAndUnpublish')}
              />
            )}
            {(mayPublish || mayUnpublish) && <MantineMenu.Divider />}
            <PageActionItems page={page} actions={listed} onAsk={ask} />
          </Menu>
        )}
      </div>
      {dialog}
      <UnpublishDialog
        opened={asking !== null}
        busy={isBusy}
        onClose={() => setAsking(null)}
        onUnpublish={async leaving => {
          if (asking && (await actions[asking](leaving))) setAsking(null)
        }}
      />
    </div>
  )
}
